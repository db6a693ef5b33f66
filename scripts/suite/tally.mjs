/**
 * How many tests a runner ran, by outcome. A runner that crashed counts as one failed test.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/** @type {Readonly<Tally>} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NOTHING,
  );
}

/**
 * A step that is right or wrong as a whole, such as the type check.
 * @param {boolean} good
 * @returns {Tally}
 */
export const single = (good) => ({ ...NOTHING, [good ? 'passed' : 'failed']: 1 });

/**
 * A runner's tally, held against how the runner ended: one that failed without naming a failed
 * test, or wrote no report, has still failed.
 * @param {Tally | undefined} tally
 * @param {number} code the runner's exit code
 * @returns {Tally}
 */
export function settle(tally, code) {
  if (!tally) return single(false);
  const crashed = tally.failed === 0 && code !== 0;
  const ranNothing = sum([tally]).passed + tally.failed + tally.skipped === 0;
  return crashed || ranNothing ? { ...tally, failed: 1 } : tally;
}

/**
 * The one line that ends the run.
 * @param {Tally} tally
 */
export const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Nothing proves that a skipped test would pass.
 * @param {Tally} tally
 */
export const isGood = ({ passed, failed, skipped }) => passed > 0 && failed === 0 && skipped === 0;
