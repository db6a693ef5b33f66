import { describe, expect, test } from 'vitest';
import { CLASSIQUE_2025 } from './editions/classique-2025.ts';
import { duoKeyFits, keyCounts, keyFits, orientations } from './key.ts';
import { KEY, keyOf, SIDE_A, SIDE_B, sideOf } from './table.test-kit.ts';

const { parameters } = CLASSIQUE_2025;
const swap = (key: string): string =>
  key.replace(/[RB]/gu, (letter) => (letter === 'R' ? 'B' : 'R'));

describe('the key of two teams', () => {
  test('[KEY-1] has nine, eight, seven and one', () => {
    expect(keyCounts(parameters, 'red')).toEqual({ red: 9, blue: 8, bystander: 7, assassin: 1 });
    expect(keyCounts(parameters, 'blue')).toEqual({ red: 8, blue: 9, bystander: 7, assassin: 1 });
  });

  test('[KEY-2] gives the larger share to the side that starts', () => {
    expect(keyFits(keyOf(KEY), parameters, 'red')).toBe(true);
    expect(keyFits(keyOf(KEY), parameters, 'blue')).toBe(false);
    expect(keyFits(keyOf(swap(KEY)), parameters, 'blue')).toBe(true);
  });

  test('[KEY-1] with other counts or another size does not fit', () => {
    expect(keyFits(keyOf(KEY.replace('N', 'A')), parameters, 'red')).toBe(false);
    expect(keyFits(keyOf(KEY.slice(1)), parameters, 'red')).toBe(false);
    expect(keyFits(keyOf(`${KEY}N`), parameters, 'red')).toBe(false);
    expect(keyFits(keyOf(KEY), { ...parameters, 'board.cols': 4 }, 'red')).toBe(false);
  });

  test('[KEY-3] lies four ways when it is square', () => {
    expect(orientations([1, 2, 3, 4], 2)).toEqual([
      [1, 2, 3, 4],
      [3, 1, 4, 2],
      [4, 3, 2, 1],
      [2, 4, 1, 3],
    ]);
  });

  test('[KEY-3] lies two ways when it is not', () => {
    expect(orientations([1, 2, 3, 4, 5, 6], 3)).toEqual([
      [1, 2, 3, 4, 5, 6],
      [6, 5, 4, 3, 2, 1],
    ]);
  });
});

describe('the key of Duo', () => {
  test('[KEY-4] has nine agents and three assassins a side, of which three agents are shared', () => {
    expect(duoKeyFits({ a: sideOf(SIDE_A), b: sideOf(SIDE_B) })).toBe(true);
    expect(duoKeyFits({ a: sideOf(SIDE_B), b: sideOf(SIDE_A) })).toBe(true);
  });

  test('[KEY-4] with other pairs or another size does not fit', () => {
    expect(duoKeyFits({ a: sideOf(SIDE_A), b: sideOf(SIDE_A) })).toBe(false);
    // Two cards of side b change places: the pairs of agents on side a are as they were.
    const swapped = 'GGGNNNNNAGGGGAGGNANNNNNNN';
    expect(duoKeyFits({ a: sideOf(SIDE_A), b: sideOf(swapped) })).toBe(false);
    expect(duoKeyFits({ a: sideOf(`${SIDE_A}N`), b: sideOf(SIDE_B) })).toBe(false);
    expect(duoKeyFits({ a: sideOf(SIDE_A), b: sideOf(`${SIDE_B}N`) })).toBe(false);
  });
});
