import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../setup/root.mjs';
import { playwrightTally, readReport, vitestTally } from './report.mjs';

/** How long a runner of its own may take on a machine that does much else, in milliseconds. */
const LIMIT_MS = 120_000;

// The runners resolve their own package from here, so that the folder has to be in the clone.
let folder = '';
beforeAll(() => {
  fs.mkdirSync(inRoot('reports'), { recursive: true });
  folder = fs.mkdtempSync(inRoot('reports', 'report-test-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** @param {Record<string, string>} files @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function runIn(files, args, env = {}) {
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return spawnSync(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } }).status;
}

describe('what Vitest itself reports', () => {
  test(
    'is counted by outcome, a file that does not load as one failure',
    () => {
      const report = path.join(folder, 'unit.json');
      const status = runIn(
        {
          'vitest.config.mjs': 'export default { test: { include: ["*.case.mjs"] } };',
          'mixed.case.mjs': `import { expect, test } from 'vitest';
          test('good', () => expect(1).toBe(1));
          test('good too', () => expect(1).toBe(1));
          test('bad', () => expect(1).toBe(2));
          test['skip']('left out', () => {});
          test['todo']('to come');`,
          'broken.case.mjs': 'import "./nowhere.mjs";',
        },
        [
          inRoot('node_modules/vitest/vitest.mjs'),
          'run',
          '--reporter=json',
          `--outputFile=${report}`,
        ],
      );
      expect(status).toBe(1);
      expect(readReport(report, vitestTally)).toEqual({ passed: 2, failed: 2, skipped: 2 });
    },
    LIMIT_MS,
  );
});

describe('what Playwright itself reports', () => {
  test(
    'is counted by outcome, with flaky tests and errors outside a test as failures',
    () => {
      const report = path.join(folder, 'e2e.json');
      const status = runIn(
        {
          'playwright.config.mjs':
            'export default { retries: 1, testMatch: "*.spec.mjs", outputDir: "./out" };',
          'mixed.spec.mjs': `import { expect, test } from '@playwright/test';
          test('good', () => expect(1).toBe(1));
          test('bad', () => expect(1).toBe(2));
          test('good on the second try', ({}, info) => expect(info.retry).toBe(1));
          test['skip']('left out', () => {});`,
        },
        [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--reporter=json'],
        { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      );
      expect(status).toBe(1);
      expect(readReport(report, playwrightTally)).toEqual({ passed: 1, failed: 2, skipped: 1 });
    },
    LIMIT_MS,
  );

  test('counts an error outside any test', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    const report = { stats, errors: [{ message: 'the file does not load' }] };
    expect(playwrightTally(report)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });
});

test('a report that is missing or cut short is none', () => {
  const file = path.join(folder, 'cut.json');
  expect(readReport(file, vitestTally)).toBeUndefined();
  fs.writeFileSync(file, '{"numPassedTests": 12,');
  expect(readReport(file, vitestTally)).toBeUndefined();
});
