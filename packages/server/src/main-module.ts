/** The module that serves with the settings of the environment, for a process of its own. */
export const SERVER_MAIN = new URL('./main.ts', import.meta.url);

/** The same as `npm run build` makes it: what serves outside of tests. */
export const SERVER_BUILT = new URL('../dist/server/main.mjs', import.meta.url);
