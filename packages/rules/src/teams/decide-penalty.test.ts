import { describe, expect, test } from 'vitest';
import {
  after,
  afterAll,
  clue,
  cover,
  decline,
  eventsOf,
  expired,
  game,
  guess,
  namesOf,
  object,
  phaseOf,
  refusalOf,
  stop,
  teamsOf,
  type Given,
  type State,
} from '../table.test-kit.ts';

/** Red's clue was invalid: blue may cover. */
const fouled = (given: Given = {}): State =>
  afterAll(game(given), ['redSpy', clue()], ['blueSpy', object]);
const narrow: Given = { changes: { 'penalty.cover_deadline': 'before_own_next_clue' } };
const rights = (state: State) => teamsOf(state).rights;
const missing = (card: number): readonly number[] =>
  [9, 10, 11, 12, 13, 14, 15, 16].filter((each) => each !== card);

describe('the right', () => {
  test('[PEN-1] is the other side’s after an invalid clue', () => {
    expect(rights(fouled())).toEqual({ red: false, blue: true });
    expect(refusalOf(fouled(), 'redSpy', cover(0))).toBe('penalty/no-right');
    expect(refusalOf(game(), 'redSpy', cover(0))).toBe('penalty/no-right');
    expect(refusalOf(game(), 'blueSpy', decline)).toBe('penalty/no-right');
  });

  test('[PEN-2] is the spymaster’s', () => {
    expect(refusalOf(fouled(), 'blueSpy', cover(9))).toBeNull();
    expect(refusalOf(fouled(), 'blueOp', cover(9))).toBe('penalty/no-right');
    expect(refusalOf(fouled(), 'watcher', cover(9))).toBe('penalty/no-right');
    expect(refusalOf(fouled(), 'server', cover(9))).toBe('person/unknown');
  });

  test('[PEN-2] is the whole team’s where the edition says so', () => {
    const older = fouled({ edition: 'precedente' });
    expect(refusalOf(older, 'blueOp', cover(9))).toBeNull();
    expect(refusalOf(older, 'blueSpy', cover(9))).toBeNull();
    expect(refusalOf(older, 'redOp', cover(9))).toBe('penalty/no-right');
  });

  test('[PEN-2] is the shared operative’s for the side that plays', () => {
    const three = game({ edition: 'precedente', mode: 'three_shared' });
    const foul = afterAll(three, ['redSpy', clue()], ['shared', object]);
    expect(refusalOf(foul, 'shared', cover(9))).toBeNull();
  });

  test('[PEN-10] does not exist everywhere', () => {
    const state = fouled({ edition: 'capitaine' });
    expect(phaseOf(state)).toBe('clue blue');
    expect(refusalOf(state, 'blueSpy', cover(9))).toBe('penalty/no-right');
    const coop = afterAll(
      game({ edition: 'origine-2015', mode: 'coop_sim' }),
      ['redSpy', clue()],
      ['redOp', object],
    );
    expect(rights(coop)).toEqual({ red: false, blue: false });
    expect(phaseOf(coop)).toBe('enemy red');
    expect(refusalOf(coop, 'redSpy', cover(0))).toBe('penalty/no-right');
  });
});

describe('the cover', () => {
  test('[PEN-3] takes a word of one’s own, face up', () => {
    const state = fouled({ covered: [10] });
    for (const card of [0, 17, 24]) {
      expect(refusalOf(state, 'blueSpy', cover(card))).toBe('card/not-yours');
    }
    expect(refusalOf(state, 'blueSpy', cover(10))).toBe('card/covered');
    expect(refusalOf(state, 'blueSpy', cover(25))).toBe('card/none');
    const covered = after(state, 'blueSpy', cover(9));
    expect(teamsOf(covered).covered[9]).toBe('blue');
    expect(teamsOf(covered).log.at(-1)?.covers).toMatchObject([{ card: 9, cause: 'penalty' }]);
    expect(phaseOf(covered)).toBe('clue blue');
  });

  test('[PEN-4] takes one, once', () => {
    const covered = after(fouled(), 'blueSpy', cover(9));
    expect(refusalOf(covered, 'blueSpy', cover(10))).toBe('penalty/no-right');
  });

  test('[PEN-7] of the last own word wins', () => {
    const state = fouled({ covered: missing(9) });
    const { phase } = teamsOf(after(state, 'blueSpy', cover(9)));
    expect(phase).toMatchObject({ winner: 'blue', reason: 'all_found' });
  });

  test('[PEN-7] of the last own word may be banned', () => {
    const banned = { 'win.on_penalty_cover': 'cannot_cover_last' } as const;
    const state = fouled({ covered: missing(9), changes: banned });
    expect(refusalOf(state, 'blueSpy', cover(9))).toBe('penalty/last-word');
    expect(refusalOf(fouled({ changes: banned }), 'blueSpy', cover(9))).toBeNull();
  });

  test('[PEN-8] is nobody’s duty', () => {
    const declined = after(fouled(), 'blueSpy', decline);
    expect(rights(declined).blue).toBe(false);
    expect(phaseOf(declined)).toBe('clue blue');
    expect(refusalOf(fouled(), 'blueOp', decline)).toBe('penalty/no-right');
  });

  test('[PEN-9] of somebody who has not seen the key is blind and uses up the right', () => {
    const older = fouled({ edition: 'precedente' });
    const missed = after(older, 'blueOp', cover(0));
    expect(teamsOf(missed).covered[0]).toBeNull();
    expect(rights(missed).blue).toBe(false);
    expect(eventsOf(older, 'blueOp', cover(0))).toEqual([
      { type: 'penaltyForgone', team: 'blue', missed: 0 },
    ]);
    expect(refusalOf(older, 'blueSpy', cover(0))).toBe('card/not-yours');
  });
});

describe('how long the right lasts', () => {
  test('[PEN-5] until the own clue, which waives it', () => {
    expect(namesOf(eventsOf(fouled(narrow), 'blueSpy', clue()))).toEqual([
      'penaltyForgone',
      'clueGiven',
    ]);
    const given = after(fouled(narrow), 'blueSpy', clue());
    expect(refusalOf(given, 'blueSpy', cover(9))).toBe('penalty/no-right');
  });

  test('[PEN-6] until the offenders’ turn, the own guesses included', () => {
    const given = after(fouled(), 'blueSpy', clue());
    const covered = after(given, 'blueSpy', cover(9));
    expect(phaseOf(covered)).toBe('guess blue');
    expect(phaseOf(afterAll(covered, ['blueOp', guess(17)]))).toBe('clue red');
  });

  const lastCall = (given: Given = {}): State =>
    afterAll(fouled(given), ['blueSpy', clue()], ['blueOp', guess(10)], ['blueOp', stop]);

  test('[PEN-6] with a last call before that turn', () => {
    const state = lastCall();
    expect(teamsOf(state).phase).toMatchObject({ holder: 'blue', next: 'red' });
    expect(refusalOf(state, 'redSpy', clue())).toBe('turn/wrong-phase');
    expect(phaseOf(after(state, 'blueSpy', cover(9)))).toBe('clue red');
    expect(phaseOf(after(state, 'blueSpy', decline))).toBe('clue red');
    expect(teamsOf(after(state, 'blueSpy', decline)).turn).toBe(3);
  });

  test('[PEN-6] [PEN-7] in which the last own word wins too', () => {
    const state = lastCall({ covered: missing(9).filter((card) => card !== 10) });
    expect(teamsOf(after(state, 'blueSpy', cover(9))).phase).toMatchObject({ winner: 'blue' });
  });

  test('[PEN-11] and silence declines it', () => {
    const state = expired(lastCall());
    expect(phaseOf(state)).toBe('clue red');
    expect(rights(state)).toEqual({ red: false, blue: false });
  });

  test('[PEN-6] both sides may hold one', () => {
    const both = afterAll(fouled(), ['blueSpy', clue()], ['redSpy', object]);
    expect(rights(both)).toEqual({ red: true, blue: true });
    expect(teamsOf(both).phase).toMatchObject({ name: 'penalty_last_call', holder: 'blue' });
    expect(refusalOf(both, 'redSpy', cover(0))).toBe('penalty/no-right');
    const red = after(both, 'blueSpy', decline);
    expect(refusalOf(red, 'redSpy', cover(0))).toBeNull();
  });

  test('[PEN-5] [TIME-3] a strict timer ends it with the turn', () => {
    const state = fouled({
      changes: { ...narrow.changes, 'timer.clue': 9, 'timer.on_expiry': 'end_turn' },
    });
    const late = expired(state);
    expect(phaseOf(late)).toBe('clue red');
    expect(rights(late).blue).toBe(false);
  });

  test('[PEN-6] [TIME-3] a strict timer leaves the last call', () => {
    const state = fouled({ changes: { 'timer.clue': 9, 'timer.on_expiry': 'end_turn' } });
    expect(phaseOf(expired(state))).toBe('penalty_last_call');
  });
});

test('[END-2] a side that waited for its turn wins after a last call too', () => {
  const state = fouled({
    covered: [0, 1, 2, 3, 4, 5, 6, 7],
    changes: { 'win.on_opponent_reveal': 'no' },
  });
  const found = afterAll(state, ['blueSpy', clue()], ['blueOp', guess(8)]);
  expect(phaseOf(found)).toBe('penalty_last_call');
  expect(teamsOf(after(found, 'blueSpy', decline)).phase).toMatchObject({
    winner: 'red',
    reason: 'all_found',
  });
});
