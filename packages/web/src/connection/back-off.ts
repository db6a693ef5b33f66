/** Shortest and longest wait before another try, in milliseconds. */
export const FIRST_WAIT = 300;
export const LONGEST_WAIT = 10_000;

/**
 * Milliseconds to wait before try number `attempt` (from 0). Twice as long each time, and between
 * half and all of that by `chance` in [0, 1), so that a whole table doesn't come back at once.
 */
export const backOff = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 16)) * (0.5 + chance / 2);
