import type { Draw } from '@agent-double/rules';

const WORD = 2 ** 32;
/** Rounds that mix the seed in before the first draw. */
const WARM_UP = 20;

/**
 * Draws that depend on `seed` alone, so that two phones come to the same key without a word
 * between them. Changing it changes every key that a code stands for. The generator is Chris
 * Doty-Humphrey's sfc32 (PractRand, public domain).
 */
export const seededDraw = (seed: number): Draw => {
  let a = seed >>> 0;
  let b = Math.floor(seed / WORD) >>> 0;
  let c = 0x9e3779b9;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum;
  };
  for (let round = 0; round < WARM_UP; round += 1) next();
  return (below) => {
    const fair = WORD - (WORD % below);
    for (;;) {
      const value = next();
      if (value < fair) return value % below;
    }
  };
};
