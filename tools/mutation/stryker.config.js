import process from 'node:process';
import { inRoot } from '../../scripts/setup/root.mjs';

const RULES = 'packages/rules/src';
const REPORTS = 'reports/mutation';
/** Files that hold little but types, lists of names or values: nothing in them decides. */
const NO_LOGIC = '{index,event,command,play-command,refusal,parameter,edition}';

/**
 * Mutates what deals, decides, folds and tells in the rules, and asks their tests to notice.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  plugins: [inRoot('tools/mutation/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: [
    `${RULES}/{,teams/,duo/,people/,setup/}*.ts`,
    `!${RULES}/**/*.{test,test-kit}.ts`,
    `!${RULES}/**/${NO_LOGIC}.ts`,
  ],
  ignorePatterns: ['**', '!packages/rules/**', '!tools/mutation/*.ts', '!tsconfig.base.json'],
  tempDirName: `${REPORTS}/sandbox`,
  incremental: true,
  incrementalFile: `${REPORTS}/incremental.json`,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: `${REPORTS}/index.html` },
  jsonReporter: { fileName: `${REPORTS}/report.json` },
  concurrency: Number(process.env['MUTATION_CONCURRENCY'] ?? 2),
  thresholds: { high: 98, low: 95, break: 95 },
  timeoutMS: 20_000,
};
