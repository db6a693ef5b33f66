import { personId, type GameEvent } from '@agent-double/rules';
import { expect, test } from 'vitest';
import type { Seen } from '../connection/seen.ts';
import { after, dealt, KEY, seated } from '../room/table.test-kit.ts';
import type { TableRoom } from '../room/table-room.ts';
import { ScreenView } from './screen-view.ts';

const people = seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative', null);
const clue: GameEvent = { type: 'clueGiven', team: 'red', word: 'eau', number: 2 };

const seenBy = (person: number, ...events: readonly GameEvent[]): Seen => ({
  room: 'code',
  person: personId(person),
  stream: 's',
  seq: 0,
  table: after(dealt(people), ...events),
  key: { kind: 'teams', cards: KEY },
  present: [],
  marks: { '3': [personId(2)] },
  ahead: 0,
});
const viewOf = (seen: Seen): ScreenView => new ScreenView({} as TableRoom, seen);

test('a clue-giver’s device shows no key, no aim and no marker, and does nothing', () => {
  const aim = { type: 'clueIntended', turn: 1, by: personId(1), cards: [] } as const;
  const view = viewOf(seenBy(1, clue, { ...aim, cards: [2 as never] }));
  expect(view.seen.key).toBeNull();
  expect(view.seen.marks).toEqual({});
  expect(view.table.play?.privy.intended).toEqual([]);
  expect(view.me).toBeNull();
});

test('a guesser may guess there, a spectator only looks', () => {
  expect(viewOf(seenBy(2)).me?.seat).toBe('red.operative');
  expect(viewOf(seenBy(5)).me).toBeNull();
});

test('the key is shown once the game is over', () => {
  const end: GameEvent = {
    type: 'gameEnded',
    winner: 'red',
    reason: 'assassin',
    score: null,
    key: { kind: 'teams', cards: KEY },
    intended: [],
    consultations: [],
  };
  expect(viewOf(seenBy(5, end)).seen.key).toEqual({ kind: 'teams', cards: KEY });
});
