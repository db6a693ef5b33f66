/** A repeatable source of chance: the same seed gives the same sequence. */
export interface Chance {
  /** A whole number from 0 to `limit` - 1. */
  readonly below: (limit: number) => number;
  /** True in `percent` of a hundred cases. */
  readonly odds: (percent: number) => boolean;
  /** A number in [0, 1). */
  readonly unit: () => number;
}

/** The source that `seed` stands for (mulberry32). */
export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(unit() * limit);
  return { unit, below, odds: (percent) => unit() * 100 < percent };
};

/** One of `values`, each as likely. */
export const pick = <T>(chance: Chance, values: readonly T[]): T => {
  const value = values[chance.below(values.length)];
  if (value === undefined) throw new Error('there is nothing to pick from');
  return value;
};

/** One of `values`, or undefined where there is none. */
export const pickMaybe = <T>(chance: Chance, values: readonly T[]): T | undefined =>
  values[chance.below(values.length)];

/** `values` in a random order. */
export const mixed = <T>(chance: Chance, values: readonly T[]): readonly T[] => {
  const pool = [...values];
  const out: T[] = [];
  while (pool.length > 0) out.push(...pool.splice(chance.below(pool.length), 1));
  return out;
};

/** Each of `values` in or out by the toss of a coin. */
export const some = <T>(chance: Chance, values: readonly T[]): readonly T[] =>
  values.filter(() => chance.odds(50));
