import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../edition.ts';
import { EDITIONS } from '../editions/index.ts';
import { MODES, seatsOf } from '../mode.ts';
import {
  after,
  dealOf,
  game,
  KEY,
  keyOf,
  lobby,
  namesOf,
  eventsOf,
  phaseOf,
  refusalOf,
  teamsOf,
  wordsFor,
  type Given,
  type State,
  type Who,
} from '../table.test-kit.ts';
import type { DrawnDeal } from './draw-deal.ts';

const start = (given: Given = {}) =>
  ({ type: 'startGame', deal: dealOf(given), reshuffled: false }) as const;
type Again = Omit<DrawnDeal, 'deal'>;
const refused = (state: State, who: Who = 'host', given: Given = {}) =>
  refusalOf(state, who, start(given));

describe('starting', () => {
  test('[SETUP-3] needs somebody on every seat', () => {
    const full = lobby();
    expect(refused(full)).toBeNull();
    expect(refused(after(full, 'redSpy', { type: 'leaveSeat' }))).toBe('start/seats-empty');
    const oneLess = after(full, 'blueOp', { type: 'leaveSeat' });
    expect(refused(oneLess)).toBeNull();
    expect(refused(after(oneLess, 'blueOp2', { type: 'leave' }))).toBe('start/seats-empty');
  });

  test.each(MODES)('[SETUP-3] of %s needs each of its seats', (mode) => {
    const [edition] = EDITION_IDS.filter((id) => EDITIONS[id].modes.includes(mode));
    const full = lobby({ edition: edition!, mode });
    expect(refused(full, 'host', { mode })).toBeNull();
    for (const seat of seatsOf(mode, 'red')) {
      const people = full.table.people.filter((person) => person.seat !== seat);
      const fewer = { ...full, table: { ...full.table, people } };
      expect(refused(fewer, 'host', { mode }), seat).toBe('start/seats-empty');
    }
  });

  test('[SETUP-1] takes teams of different sizes', () => {
    expect(refused(after(lobby(), 'blueOp', { type: 'leave' }))).toBeNull();
  });

  test('[SHARED-3] of three takes two spymasters and the shared operative', () => {
    const three = lobby({ edition: 'precedente', mode: 'three_shared' });
    expect(refused(three)).toBeNull();
    expect(refused(after(three, 'shared', { type: 'leaveSeat' }))).toBe('start/seats-empty');
    expect(refused(after(three, 'blueSpy', { type: 'leaveSeat' }))).toBe('start/seats-empty');
  });

  test('[SETUP-4] is the host’s', () => {
    expect(refused(lobby(), 'redSpy')).toBe('host/only');
    expect(refused(lobby(), 'server')).toBeNull();
  });

  test('[SETUP-5] does not happen while a game runs', () => {
    expect(refused(game())).toBe('start/game-running');
    expect(refused(after(game(), 'host', { type: 'abandon' }))).toBeNull();
  });

  test('[GUESS-16] is meant for the game that its sender saw', () => {
    expect(refusalOf(lobby(), 'host', start(), { game: 1 })).toBe('game/other');
  });

  test('[KEY-2] needs a key that fits', () => {
    expect(refused(lobby(), 'host', { key: KEY.replace('A', 'N') })).toBe('deal/key');
    expect(refused(lobby(), 'host', { start: 'blue' })).toBe('deal/key');
    expect(refused(lobby(), 'host', { words: wordsFor(24) })).toBe('deal/word-count');
  });

  test('[SETUP-8] of one side alone needs the key on which it has more words', () => {
    const blueKey = KEY.replace(/[RB]/gu, (letter) => (letter === 'R' ? 'B' : 'R'));
    const ours = lobby({ edition: 'precedente', mode: 'coop_sim' });
    expect(refused(ours)).toBeNull();
    expect(refused(ours, 'host', { key: blueKey, start: 'blue' })).toBe('deal/key');
  });

  test('[KEY-4] takes a key of its own mode', () => {
    expect(refused(lobby({ edition: 'duo', mode: 'duo' }))).toBe('deal/key');
    expect(refused(lobby(), 'host', { mode: 'duo' })).toBe('deal/key');
  });
});

describe('a game that has started', () => {
  test('[VIEW-1] [VIEW-2] tells the key in an event of its own', () => {
    const events = eventsOf(lobby(), 'host', start());
    expect(namesOf(events)).toEqual(['gameStarted', 'keyDealt']);
    expect(events[0]).toMatchObject({ kind: 'teams', mode: 'versus' });
    const duo = lobby({ edition: 'duo', mode: 'duo' });
    expect(namesOf(eventsOf(duo, 'host', start({ mode: 'duo' })))).toEqual([
      'gameStarted',
      'sideDealt',
      'sideDealt',
    ]);
  });

  test('[CLUE-1] awaits the side with the larger share', () => {
    const state = after(lobby(), 'host', start());
    expect(phaseOf(state)).toBe('clue red');
    expect(teamsOf(state)).toMatchObject({ turn: 1, left: { red: 9, blue: 8 }, start: 'red' });
    expect(state.table.game).toBe(1);
    expect(teamsOf(state).log).toEqual([
      { turn: 1, team: 'red', clue: null, covers: [], end: null },
    ]);
    expect(state.key).toEqual({ kind: 'teams', cards: keyOf(KEY) });
  });

  test('[SEAT-4] marks who sees the key, and forgets who saw an older one', () => {
    const saw = (state: State): readonly string[] =>
      state.table.people.filter(({ sawKey }) => sawKey).map(({ seat }) => String(seat));
    const first = after(lobby(), 'host', start());
    expect(saw(first)).toEqual(['red.spymaster', 'blue.spymaster']);
    const rotated = after(after(first, 'host', { type: 'abandon' }), 'host', {
      type: 'rotateSeats',
    });
    expect(saw(after(rotated, 'host', start()))).toEqual(['red.spymaster', 'blue.spymaster']);
    expect(saw(rotated)).not.toEqual(saw(first));
  });

  test('[SETUP-10] remembers the words dealt until they come back with their pool', () => {
    const dealt = (state: State, words: readonly string[], again: Again): State =>
      after(
        after(state, 'host', { type: 'startGame', deal: dealOf({ words }), ...again }),
        'host',
        {
          type: 'abandon',
        },
      );
    const others = wordsFor(25).map((word) => `${word} bis`);
    const one = dealt(lobby(), wordsFor(25), { reshuffled: false });
    const two = dealt(one, others, { reshuffled: false });
    expect(two.table.dealt).toEqual([...wordsFor(25), ...others]);
    const back = dealt(two, wordsFor(25), { reshuffled: true, returned: wordsFor(25) });
    expect(back.table.dealt).toEqual([...others, ...wordsFor(25)]);
    expect(dealt(two, wordsFor(25), { reshuffled: true }).table.dealt).toEqual(wordsFor(25));
  });
});
