import { expect, test } from 'vitest';
import { after, clue, game, guess, teamsOf } from '../table.test-kit.ts';
import type { PersonId } from '../person.ts';
import { withPlay } from '../table.ts';
import { playWith, type PlayChange } from './play.ts';

const state = after(after(game(), 'redSpy', clue()), 'redOp', guess(0));
const { table } = state;
const play = teamsOf(state);

test('a play keeps all that is not changed', () => {
  expect(playWith(play, {})).toStrictEqual(play);
  expect(playWith(play, {})).not.toBe(play);
});

test.each<PlayChange>([
  { covered: [], log: [], left: { red: 1, blue: 2 } },
  { turn: 9, clues: { red: 3, blue: 4 }, owed: { red: 5, blue: 6 }, owedAtClue: 7 },
  { rights: { red: true, blue: true }, clock: { running: true, deadline: 8 } },
  { undoable: null, undo: { by: 'p1' as PersonId, deadline: 9, agreed: play.rights } },
  { clock: null, undo: null, phase: { name: 'clue', team: 'blue' } },
  { privy: { intended: [], consultations: [], doubts: [{ turn: 1, to: 'side.a', reasons: [] }] } },
])('a play changes in %j and in nothing else', (change) => {
  expect(playWith(play, change)).toStrictEqual({ ...play, ...change });
});

test('a table keeps all but its play', () => {
  const other = playWith(play, { turn: 9 });
  expect(withPlay(table, other)).toStrictEqual({ ...table, play: other });
});
