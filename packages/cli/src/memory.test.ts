import { expect, test } from 'vitest';
import { growth, medianOf } from './memory.ts';

test('growth is the slope of what was held, for each unit of what was done', () => {
  const rising = [0, 1, 2, 3].map((at) => ({ after: at * 1000, mb: 100 + 2 * at }));
  expect(growth(rising, 1_000_000)).toBeCloseTo(2000);
  expect(growth([{ after: 0, mb: 7 }], 1)).toBe(0);
  const flat = [90, 110, 90, 110, 90].map((mb, at) => ({ after: at, mb }));
  expect(growth(flat, 1)).toBeCloseTo(0);
  expect(medianOf(rising)).toBe(104);
});
