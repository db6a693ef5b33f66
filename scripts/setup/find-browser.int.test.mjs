import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from './find-browser.mjs';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'browsers-'));
  program('chromium', 'exit 1');
  program('google-chrome', 'exit 0');
  program('mine', 'exit 0');
  fs.writeFileSync(path.join(folder, 'text'), 'no program');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} code */
function program(name, code) {
  fs.writeFileSync(path.join(folder, name), `#!/bin/sh\n${code}\n`, { mode: 0o755 });
}

const inFolder = (/** @type {string} */ name) => path.join(folder, name);

test('CHROME_PATH comes before all', async () => {
  const env = { CHROME_PATH: inFolder('mine'), PATH: folder };
  expect(await findBrowser(env)).toBe(inFolder('mine'));
});

test('a CHROME_PATH that is no program is not replaced behind one’s back', async () => {
  for (const name of ['text', 'nowhere'])
    expect(await findBrowser({ CHROME_PATH: inFolder(name), PATH: folder })).toBeUndefined();
});

test('on PATH, the first one that starts is taken', async () => {
  expect(await findBrowser({ PATH: folder })).toBe(inFolder('google-chrome'));
});

test('one that opens no windows comes before those that do', async () => {
  program('chromium-headless-shell', 'exit 0');
  expect(await findBrowser({ PATH: folder })).toBe(inFolder('chromium-headless-shell'));
  fs.rmSync(inFolder('chromium-headless-shell'));
});
