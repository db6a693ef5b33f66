import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/setup/find-browser.mjs';

const browser = await findBrowser();
const asRoot = process.getuid?.() === 0;

/** Browsers that speak to nobody but the server under test. */
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../reports/e2e',
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  globalTimeout: 20 * 60_000,
  use: {
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: asRoot ? [...QUIET, '--no-sandbox'] : QUIET,
    },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Recording every step makes a run half as long again.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
  },
});
