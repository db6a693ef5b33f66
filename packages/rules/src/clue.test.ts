import { expect, test } from 'vitest';
import { clueNumber } from './clue.ts';

test.each([0, 1, 9, 99, 100, 999, 'unlimited'])('[CLUE-2] %s is a number', (number) => {
  expect(clueNumber(number)).toBe(number);
});

test.each([-1, 2.5, 1000, Number.NaN, Infinity, '1', 'infinity', null, undefined, {}])(
  '[CLUE-2] %s is none',
  (number) => {
    expect(clueNumber(number)).toBeNull();
  },
);
