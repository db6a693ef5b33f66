/** A repeatable source of chance. */
export interface Random {
  /** A number in [0, 1). */
  readonly next: () => number;
  /** A draw from the standard normal distribution. */
  readonly normal: () => number;
}

/** Chance that is the same for the same `seed` (any integer): the 32-bit mix of Weyl steps. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return { next, normal };
};

/** A whole number from 0 to `below` - 1. */
export const drawFrom = (random: Random, below: number): number =>
  Math.floor(random.next() * below);
