import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled, isPartialInstall, stampInstall } from './install-stamp.mjs';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'install-stamp-'));
  fs.mkdirSync(path.join(root, 'packages', 'rules'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'packages/rules/package.json'])
    fs.writeFileSync(path.join(root, file), '{}');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test('a clone is installed from its stamp on, until node_modules goes', () => {
  expect(isInstalled(root)).toBe(false);
  stampInstall(root);
  expect(isInstalled(root)).toBe(true);
  fs.rmSync(path.join(root, 'node_modules'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

test.each(['package.json', 'package-lock.json', 'packages/rules/package.json', '.npmrc'])(
  'a change of %s asks for another installation',
  (file) => {
    stampInstall(root);
    fs.writeFileSync(path.join(root, file), '{ "changed": true }');
    expect(isInstalled(root)).toBe(false);
  },
);

test('so does a new package', () => {
  stampInstall(root);
  fs.mkdirSync(path.join(root, 'packages', 'bots'));
  fs.writeFileSync(path.join(root, 'packages', 'bots', 'package.json'), '{}');
  expect(isInstalled(root)).toBe(false);
});

test.each([
  [{}, false],
  [{ npm_config_omit: '' }, false],
  [{ npm_config_dry_run: 'false' }, false],
  [{ npm_config_omit: 'dev' }, true],
  [{ npm_config_workspace: 'packages/web' }, true],
  [{ npm_config_package_lock_only: 'true' }, true],
])('npm’s options %o leave something out: %s', (env, expected) => {
  expect(isPartialInstall(env)).toBe(expected);
});
