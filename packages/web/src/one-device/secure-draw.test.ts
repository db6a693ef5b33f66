import { expect, test } from 'vitest';
import { secureChance, secureDraw } from './secure-draw.ts';

test('a draw is a whole number below its bound, and each comes up', () => {
  const drawn = Array.from({ length: 400 }, () => secureDraw(5));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(secureDraw(1)).toBe(0);
});

test('a chance is in [0, 1)', () => {
  for (let time = 0; time < 200; time += 1) {
    const chance = secureChance();
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThan(1);
  }
});
