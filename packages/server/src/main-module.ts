/** The module that serves with the settings of the environment, for a process of its own. */
export const SERVER_MAIN = new URL('./main.ts', import.meta.url);

/**
 * Flags of Node for a server: young garbage gets half of its usual room, and one thread helps
 * to clear it away, for less memory (docs/SELF-HOSTING.md has the figures).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--v8-pool-size=1'] as const;

/** `SERVER_MAIN` as `npm run build` makes it: what serves outside of tests. */
export const SERVER_BUILT = new URL('../dist/server/main.mjs', import.meta.url);
