import fs from 'node:fs';
import { inRoot } from '../setup/root.mjs';
import { runNode } from '../setup/run.mjs';
import { elapsed, say } from '../setup/say.mjs';
import { playwrightTally, readReport, vitestTally } from './report.mjs';
import { settle } from './tally.mjs';

/** A runner that hangs is killed, and counts as one that crashed. */
const LIMIT_MS = 18 * 60_000;

/** @returns {Promise<import('./tally.mjs').Tally>} */
export async function runUnitTests() {
  const report = inRoot('reports', 'unit.json');
  const args = [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return follow('unit and integration tests', args, report, vitestTally, { NODE_ENV: 'test' });
}

/**
 * @param {string} browser path of its program
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runBrowserTests(browser) {
  const report = inRoot('reports', 'e2e.json');
  const args = [
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    inRoot('e2e/playwright.config.ts'),
  ];
  return follow('games in a browser', args, report, playwrightTally, {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
}

/**
 * @param {string} title
 * @param {readonly string[]} args
 * @param {string} report
 * @param {(report: any) => import('./tally.mjs').Tally} tallyOf
 * @param {NodeJS.ProcessEnv} env
 */
async function follow(title, args, report, tallyOf, env) {
  const start = Date.now();
  say(title);
  fs.rmSync(report, { force: true });
  const options = /** @type {const} */ ({ print: 'stdout', limit: LIMIT_MS });
  const { code } = await runNode(args, { ...options, env: { ...process.env, ...env } });
  say(`${title}: ${elapsed(start)}`);
  return settle(readReport(report, tallyOf), code);
}
