import { expect, test } from 'vitest';
import { roam } from './roam.ts';

test('arrows lead to the neighbour and round the edges', () => {
  expect(roam('ArrowRight', 0, 5, 25)).toBe(1);
  expect(roam('ArrowRight', 4, 5, 25)).toBe(0);
  expect(roam('ArrowLeft', 5, 5, 25)).toBe(9);
  expect(roam('ArrowDown', 22, 5, 25)).toBe(2);
  expect(roam('ArrowUp', 2, 5, 25)).toBe(22);
});

test('Home and End stay in the row', () => {
  expect(roam('Home', 13, 5, 25)).toBe(10);
  expect(roam('End', 13, 5, 25)).toBe(14);
});

test('any other key leads nowhere', () => {
  expect(roam('a', 3, 5, 25)).toBeNull();
});
