interface Settings {
  readonly env: { readonly PROPERTY_GAMES?: string; readonly PROPERTY_SEED?: string };
}
const { env } = import.meta as unknown as Settings;

/** Games that a property plays in the ordinary test run. */
const USUAL_GAMES = 200;
/** Games in one test: small enough to show progress, and to shrink a failure quickly. */
const BATCH = 100;

const GAMES = Number(env.PROPERTY_GAMES ?? USUAL_GAMES);
const SEED = Number(env.PROPERTY_SEED ?? 2025);

/** How many games one test plays, and the seed of its first. */
export interface Batch {
  readonly from: number;
  readonly to: number;
  readonly numRuns: number;
  readonly seed: number;
}

/** The games asked for by `npm run properties`, or the usual number, in batches. */
export const BATCHES: readonly Batch[] = Array.from(
  { length: Math.ceil(GAMES / BATCH) },
  (_, at) => {
    const from = at * BATCH + 1;
    const to = Math.min(GAMES, from + BATCH - 1);
    return { from, to, numRuns: to - from + 1, seed: SEED + from };
  },
);

/** Games that are long on the inside: a test may take its time. */
export const PATIENCE_MS = 600_000;
