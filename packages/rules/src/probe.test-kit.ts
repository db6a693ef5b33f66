import type { ClueJudge } from './clue.ts';
import type { Conventions, ParameterChanges } from './parameter.ts';
import { after, clue, game, type Given, type State } from './table.test-kit.ts';

/** What a table does under one value; of numbers, two values that differ. */
export interface Probe {
  readonly between?: readonly [number | null, number];
  readonly look: (changes: ParameterChanges) => unknown;
}

/** A probe of a game in which red has been given a clue for `number` words. */
export const clued =
  (number: number | 'unlimited', look: (state: State) => unknown, given: Given = {}) =>
  (changes: ParameterChanges): unknown =>
    look(after(game(withChanges(given, changes)), 'redSpy', clue(number)));
/** A probe of a game before red's clue. */
export const opening =
  (look: (state: State) => unknown, given: Given = {}) =>
  (changes: ParameterChanges): unknown =>
    look(game(withChanges(given, changes)));
/** What is given, with the value that is looked at. */
export const withChanges = (given: Given, changes: ParameterChanges): Given => ({
  ...given,
  changes: { ...given.changes, ...changes },
});

/** The words that the judge is asked to compare a clue with. */
export const judgedWords = (state: State): readonly string[] => {
  let seen: readonly string[] = [];
  const judge: ClueJudge = (_word, _number, words) => {
    seen = words;
    return { verdict: 'legal', reasons: [] };
  };
  after({ ...state, judge }, 'redSpy', clue(1));
  return seen;
};

/** The judge hears of the value: what it makes of it is the referee's to test. */
export const heard = (name: keyof Conventions): Probe => ({
  look: opening((state) => {
    let value: unknown = null;
    const judge: ClueJudge = (_word, _number, _words, conventions) => {
      value = conventions[name];
      return { verdict: 'legal', reasons: [] };
    };
    after({ ...state, judge }, 'redSpy', clue(1));
    return value;
  }),
});
