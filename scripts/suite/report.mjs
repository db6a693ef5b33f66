import fs from 'node:fs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * What Vitest's JSON report says. A file that could not be loaded has no test to its name: it
 * counts as one failure.
 * @param {any} report
 * @returns {Tally}
 */
export function vitestTally(report) {
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * What Playwright's JSON report says. A test that passed only when tried again counts as failed,
 * and so does an error outside any test.
 * @param {any} report
 * @returns {Tally}
 */
export function playwrightTally({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Reads a report; nothing, if the runner did not get as far as writing a whole one.
 * @param {string} file
 * @param {(report: any) => Tally} tallyOf
 * @returns {Tally | undefined}
 */
export function readReport(file, tallyOf) {
  try {
    return tallyOf(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
