import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installedBy, isInstalled, stampInstall, unstampInstall } from './install-stamp.mjs';

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
  unstampInstall(root);
  expect(isInstalled(root)).toBe(false);
  stampInstall(root);
  fs.rmSync(path.join(root, 'node_modules'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

test.each(['package.json', 'package-lock.json', 'packages/rules/package.json', '.npmrc'])(
  'another dependency in %s asks for another installation',
  (file) => {
    stampInstall(root);
    fs.writeFileSync(path.join(root, file), '{ "dependencies": { "fastify": "5.12.8" } }');
    expect(isInstalled(root)).toBe(false);
  },
);

test('a script or a description that changes does not', () => {
  stampInstall(root);
  fs.writeFileSync(path.join(root, 'package.json'), '{ "scripts": { "perft": "vitest" } }');
  expect(isInstalled(root)).toBe(true);
});

test('so does a new package', () => {
  stampInstall(root);
  fs.mkdirSync(path.join(root, 'packages', 'bots'));
  fs.writeFileSync(path.join(root, 'packages', 'bots', 'package.json'), '{ "name": "bots" }');
  expect(isInstalled(root)).toBe(false);
});

describe('an installation by npm', () => {
  const npm = (/** @type {NodeJS.ProcessEnv} */ env = {}) => ({
    npm_command: 'install',
    npm_config_local_prefix: root,
    npm_config_omit: '',
    npm_config_dry_run: 'false',
    ...env,
  });
  beforeEach(() => {
    fs.mkdirSync(path.join(root, 'node_modules'));
    fs.writeFileSync(path.join(root, 'node_modules', '.package-lock.json'), '{}');
  });

  test.each(['ci', 'install'])('is one of the whole clone after npm %s in it', (npm_command) => {
    expect(installedBy(root, npm({ npm_command }))).toBe('whole');
  });

  test.each([
    { npm_config_omit: 'dev' },
    { npm_config_workspace: 'packages/web' },
    { npm_config_package_lock_only: 'true' },
  ])('is one of a part with %o', (env) => {
    expect(installedBy(root, npm(env))).toBe('part');
  });

  test.each([
    { npm_command: 'exec' },
    { npm_command: 'link' },
    { npm_config_local_prefix: path.dirname(os.tmpdir()) },
    { npm_config_global: 'true' },
  ])('is not one of this clone with %o', (env) => {
    expect(installedBy(root, npm(env))).toBe('nothing');
  });

  test('is none when npm has left no record of it', () => {
    fs.rmSync(path.join(root, 'node_modules'), { recursive: true });
    expect(installedBy(root, npm())).toBe('nothing');
  });
});
