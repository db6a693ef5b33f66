import { expect, test } from 'vitest';
import { backOff, FIRST_WAIT, LONGEST_WAIT } from './back-off.ts';

test('each wait is twice the one before, up to a bound', () => {
  expect([0, 1, 2].map((attempt) => backOff(attempt, 1))).toEqual([
    FIRST_WAIT,
    FIRST_WAIT * 2,
    FIRST_WAIT * 4,
  ]);
  expect(backOff(1000, 1)).toBe(LONGEST_WAIT);
});

test('chance shortens a wait by half at most', () => {
  expect(backOff(3, 0)).toBe(backOff(3, 1) / 2);
});
