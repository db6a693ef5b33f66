import { describe, expect, test } from 'vitest';
import {
  after,
  afterAll,
  clue,
  cover,
  eventsOf,
  expired,
  game,
  guess,
  namesOf,
  object,
  phaseOf,
  stop,
  teamsOf,
  type Given,
  type State,
  type Who,
} from '../table.test-kit.ts';
import type { Command } from '../command.ts';
import { guessesLeft } from './guesses.ts';

const captain = (given: Given = {}): State => game({ edition: 'capitaine', ...given });
const owed = (state: State) => teamsOf(state).owed;
const left = (state: State): number | null => {
  const play = teamsOf(state);
  return play.phase.name === 'guess' ? guessesLeft(play, play.phase) : 0;
};
const turn = (number: number, ...cards: readonly number[]): (readonly [Who, Command])[] => [
  ['redSpy', clue(number)],
  ...cards.map((card) => ['redOp', guess(card)] as const),
];

test('[OWED-1] the number is the cap', () => {
  const state = afterAll(captain(), ...turn(2, 0));
  expect(left(state)).toBe(1);
  expect(phaseOf(after(state, 'redOp', guess(1)))).toBe('clue blue');
});

describe('owing', () => {
  test('[OWED-2] stopping early owes what is missing', () => {
    expect(owed(afterAll(captain(), ...turn(3, 0), ['redOp', stop]))).toEqual({ red: 2, blue: 0 });
  });

  test('[OWED-2] debts add up, each side its own', () => {
    const state = afterAll(captain({ owed: { red: 1, blue: 4 } }), ...turn(3, 0, 1), [
      'redOp',
      stop,
    ]);
    expect(owed(state)).toEqual({ red: 2, blue: 4 });
  });

  test('[OWED-2] a debt that stays as it is is not told', () => {
    const named = (state: State, ...step: [Who, Command]) => namesOf(eventsOf(state, ...step));
    const one = afterAll(captain(), ...turn(1));
    expect(named(one, 'redOp', guess(0))).toEqual(['cardRevealed', 'turnEnded']);
    expect(named(one, 'redOp', guess(17))).toEqual(['cardRevealed', 'turnEnded']);
  });

  test('[OWED-2] other editions owe nothing', () => {
    expect(owed(afterAll(game(), ...turn(3, 0), ['redOp', stop]))).toEqual({ red: 0, blue: 0 });
  });

  test('[OWED-2] nothing is owed on an unlimited clue', () => {
    const state = captain({ changes: { 'clue.unlimited': 'uncapped' } });
    const stopped = afterAll(
      state,
      ['redSpy', clue('unlimited')],
      ['redOp', guess(0)],
      ['redOp', stop],
    );
    expect(owed(stopped)).toEqual({ red: 0, blue: 0 });
  });

  test('[OWED-5] a mistake owes nothing, unless any early end does', () => {
    expect(owed(afterAll(captain(), ...turn(3, 0, 17))).red).toBe(0);
    const any = captain({ changes: { 'owed.growth': 'any_early_end' } });
    expect(owed(afterAll(any, ...turn(3, 0, 17))).red).toBe(2);
  });

  test('[OWED-5] the timer owes nothing, unless any early end does', () => {
    const strict = {
      'timer.use': 'optional',
      'timer.on_expiry': 'end_turn',
      'timer.clue': 9,
      'timer.guess': 9,
    } as const;
    const timed = (changes: Given['changes'] = {}) =>
      captain({ changes: { ...strict, ...changes } });
    expect(owed(expired(afterAll(timed(), ...turn(3, 0)))).red).toBe(0);
    const any = timed({ 'owed.growth': 'any_early_end' });
    expect(owed(expired(afterAll(any, ...turn(3, 0)))).red).toBe(2);
    expect(owed(expired(any)).red).toBe(0);
  });

  test('[OWED-7] an invalid clue owes nothing', () => {
    const any = captain({ changes: { 'owed.growth': 'any_early_end' } });
    expect(owed(afterAll(any, ...turn(3, 0), ['blueSpy', object])).red).toBe(0);
  });

  test('[OWED-7] a bonus card that is hidden again is owed again', () => {
    const given: Given = { owed: { red: 2, blue: 0 }, changes: { 'contest.undo_guesses': true } };
    const state = afterAll(captain(given), ...turn(1, 0, 17));
    expect(owed(state).red).toBe(2);
    const two = captain({
      ...given,
      changes: { 'contest.undo_guesses': true, 'owed.bonus_max_per_turn': 2 },
    });
    const paid = afterAll(two, ...turn(1, 0, 1));
    expect(owed(paid).red).toBe(1);
    expect(owed(after(paid, 'blueSpy', object)).red).toBe(2);
    const regular = afterAll(two, ...turn(3, 0));
    expect(owed(after(regular, 'blueSpy', object)).red).toBe(2);
  });
});

describe('[OWED-7] under an invalid clue whose cards are hidden again', () => {
  const hidden = { 'contest.undo_guesses': true, 'owed.bonus_max_per_turn': 2 } as const;

  test('a debt that a found card had clamped is whole again', () => {
    const two = captain({
      owed: { red: 2, blue: 0 },
      covered: [0, 1, 2, 3, 4, 5, 6],
      changes: hidden,
    });
    const found = afterAll(two, ...turn(2, 7));
    expect(owed(found).red).toBe(1);
    const state = after(found, 'blueSpy', object);
    expect(owed(state).red).toBe(2);
    expect(teamsOf(state).left.red).toBe(2);
  });

  test('a word that the team itself covered meanwhile stays covered and is owed no more', () => {
    const given = captain({
      covered: [0, 1, 2, 3, 4, 5],
      owed: { red: 3, blue: 0 },
      team: 'blue',
      changes: {
        ...hidden,
        'penalty.cover': 'optional_one',
        'penalty.cover_deadline': 'before_offenders_next_turn',
      },
    });
    const covered = afterAll(given, ['blueSpy', clue()], ['redSpy', object], ...turn(3, 6), [
      'redSpy',
      cover(8),
    ]);
    expect(owed(covered).red).toBe(1);
    expect(owed(after(covered, 'blueSpy', object)).red).toBe(2);
  });

  test('a bonus card pays one back, whatever the regular ones were', () => {
    const neutral = captain({
      owed: { red: 2, blue: 0 },
      changes: { ...hidden, 'reveal.neutral': 'continue' },
    });
    const paid = afterAll(neutral, ...turn(2, 17, 0, 1));
    expect(owed(paid).red).toBe(1);
    expect(owed(after(paid, 'blueSpy', object)).red).toBe(2);
    // Of the two announced one was found: with what is left of the old debt, two are owed.
    expect(owed(after(paid, 'redOp', stop)).red).toBe(2);
  });

  test('the next clue starts from what is owed then', () => {
    const state = captain({ owed: { red: 1, blue: 0 }, changes: hidden });
    const later = afterAll(
      state,
      ...turn(3, 0),
      ['redOp', stop],
      ['blueSpy', clue()],
      ['blueOp', guess(17)],
      ...turn(1, 1, 2),
    );
    expect(owed(later).red).toBe(2);
    expect(owed(after(later, 'blueSpy', object)).red).toBe(3);
  });
});

describe('paying back', () => {
  const inDebt = captain({ owed: { red: 2, blue: 0 } });

  test('[OWED-3] one more card after the regular ones, one a turn', () => {
    const state = afterAll(inDebt, ...turn(1, 0));
    expect(left(state)).toBe(1);
    expect(phaseOf(after(state, 'redOp', guess(1)))).toBe('clue blue');
    expect(left(afterAll(inDebt, ...turn(3, 0)))).toBe(2);
  });

  test('[OWED-3] it may be left', () => {
    expect(owed(afterAll(inDebt, ...turn(1, 0), ['redOp', stop])).red).toBe(2);
  });

  test('[OWED-3] a table may allow more of them, up to the debt', () => {
    const many = (red: number) =>
      captain({ owed: { red, blue: 0 }, changes: { 'owed.bonus_max_per_turn': 3 } });
    expect(left(afterAll(many(5), ...turn(1, 0)))).toBe(3);
    expect(left(afterAll(many(5), ...turn(1, 0, 1)))).toBe(2);
    expect(left(afterAll(many(2), ...turn(1, 0)))).toBe(2);
  });

  test('[OWED-4] a right one pays one back', () => {
    expect(owed(afterAll(inDebt, ...turn(1, 0, 1))).red).toBe(1);
  });

  test('[OWED-4] a wrong one pays nothing', () => {
    expect(owed(afterAll(inDebt, ...turn(1, 0, 17))).red).toBe(2);
    expect(owed(afterAll(inDebt, ...turn(1, 0, 9))).red).toBe(2);
  });

  test('[OWED-4] after zero and unlimited no card is a bonus', () => {
    const zero = captain({ owed: { red: 2, blue: 0 }, changes: { 'clue.zero': 'uncapped' } });
    expect(owed(afterAll(zero, ...turn(0, 0))).red).toBe(2);
    const open = captain({
      owed: { red: 2, blue: 0 },
      changes: { 'clue.unlimited': 'uncapped', 'contest.undo_guesses': true },
    });
    const touched = afterAll(open, ['redSpy', clue('unlimited')], ['redOp', guess(0)]);
    expect(owed(touched).red).toBe(2);
    expect(owed(after(touched, 'blueSpy', object)).red).toBe(2);
  });
});

describe('[OWED-6] never more than the words face up', () => {
  test('whoever finds them', () => {
    const covered = [0, 1, 2, 3, 4, 5, 6];
    const own = captain({ owed: { red: 2, blue: 0 }, covered });
    expect(owed(afterAll(own, ...turn(2, 7))).red).toBe(1);
    const theirs = captain({ owed: { red: 2, blue: 0 }, covered, team: 'blue' });
    expect(owed(afterAll(theirs, ['blueSpy', clue()], ['blueOp', guess(7)])).red).toBe(1);
    const many = captain({ owed: { red: 1, blue: 0 }, team: 'blue' });
    expect(owed(afterAll(many, ['blueSpy', clue()], ['blueOp', guess(7)])).red).toBe(1);
  });

  test('covered by a penalty too', () => {
    const state = captain({
      owed: { red: 0, blue: 2 },
      covered: [9, 10, 11, 12, 13, 14],
      changes: { 'penalty.cover': 'optional_one' },
    });
    const covered = afterAll(
      state,
      ['redSpy', clue()],
      ['blueSpy', object],
      ['blueSpy', cover(15)],
    );
    expect(owed(covered).blue).toBe(1);
  });

  test('a table may count each card that the other side finds as paid', () => {
    const state = captain({
      owed: { red: 2, blue: 0 },
      team: 'blue',
      changes: { 'owed.opponent_reveal': 'decrement' },
    });
    expect(owed(afterAll(state, ['blueSpy', clue()], ['blueOp', guess(0)])).red).toBe(1);
    const free = captain({ team: 'blue', changes: { 'owed.opponent_reveal': 'decrement' } });
    expect(owed(afterAll(free, ['blueSpy', clue()], ['blueOp', guess(0)])).red).toBe(0);
  });
});
