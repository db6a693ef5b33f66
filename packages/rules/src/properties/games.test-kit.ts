interface Settings {
  readonly env: { readonly PROPERTY_GAMES?: string; readonly PROPERTY_SEED?: string };
}
const { env } = import.meta as unknown as Settings;

/** Games that a property plays in the ordinary test run. */
const USUAL_GAMES = 200;
/** Tests that the games of one property are shared out to, so that progress shows. */
const SHARES = 20;
const SMALLEST_SHARE = 100;

const GAMES = Number(env.PROPERTY_GAMES ?? USUAL_GAMES);
const SEED = Number(env.PROPERTY_SEED ?? 2025);

/** How many games one test plays, and the seed of its first. */
export interface Batch {
  readonly from: number;
  readonly to: number;
  readonly numRuns: number;
  readonly seed: number;
}

const share = Math.max(SMALLEST_SHARE, Math.ceil(GAMES / SHARES));

/** The games asked for by `npm run properties`, or the usual number, in batches. */
export const BATCHES: readonly Batch[] = Array.from(
  { length: Math.ceil(GAMES / share) },
  (_, at) => {
    const from = at * share + 1;
    const to = Math.min(GAMES, from + share - 1);
    return { from, to, numRuns: to - from + 1, seed: SEED + from };
  },
);

/** Many games take their time. */
export const PATIENCE_MS = 600_000;
