import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from './setup/root.mjs';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'licences-'));
  write('package.json', { devDependencies: { lint: '1.0.0' } });
  write('packages/server/package.json', { dependencies: { ws: '8.0.0', '@agent-double/a': '*' } });
  write('tools/words/package.json', { devDependencies: { words: '2.0.0' } });
  const ws = { license: 'MIT' };
  const lint = { license: 'MPL-2.0', dev: true };
  const ours = { link: true };
  write('package-lock.json', {
    packages: { '': {}, 'node_modules/ws': ws, 'node_modules/lint': lint, 'node_modules/a': ours },
  });
  const words = { license: 'LGPL-3.0-or-later' };
  write('tools/words/package-lock.json', { packages: { 'node_modules/words': words } });
  const rows = ['| `ws` | MIT |', '| `lint` | MPL-2.0 |', '| `words` | LGPL-3.0-or-later |'];
  write('docs/decisions/004-dependencies.md', rows.join('\n'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** @param {string} file @param {unknown} content */
function write(file, content) {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  fs.writeFileSync(path.join(root, file), text);
}

function check() {
  const script = inRoot('scripts', 'licences.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status, lines: stderr.split('\n').filter(Boolean) };
}

test('passes when all is listed, and each use allows what its packages are under', () => {
  expect(check()).toEqual({ status: 0, lines: [] });
});

test('believes what is installed rather than the lockfile', () => {
  write('node_modules/ws/package.json', { license: 'GPL-3.0-only' });
  expect(check()).toEqual({
    status: 1,
    lines: [
      'ws: GPL-3.0-only is not allowed for what runs',
      'ws: the page says MIT, the package GPL-3.0-only',
    ],
  });
});

test('fails for what another workspace asks for without a line', () => {
  write('packages/web/package.json', { dependencies: { new: '1.0.0' } });
  expect(check().lines).toEqual(['new: the page does not say why it is here']);
});

test('fails without the document', () => {
  fs.rmSync(path.join(root, 'docs'), { recursive: true });
  expect(check()).toEqual({ status: 1, lines: ['docs/decisions/004-dependencies.md is missing'] });
});
