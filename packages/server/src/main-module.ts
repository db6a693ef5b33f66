/** The module that serves with the settings of the environment, for a process of its own. */
export const SERVER_MAIN = new URL('./main.ts', import.meta.url);
