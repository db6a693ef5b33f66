import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow, fingerprint } from './fingerprint.mjs';

let base = '';
beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'));
  fs.mkdirSync(path.join(base, 'src', 'deep'), { recursive: true });
  fs.writeFileSync(path.join(base, 'src', 'b.ts'), 'b');
  fs.writeFileSync(path.join(base, 'src', 'deep', 'a.ts'), 'a');
});
afterEach(() => fs.rmSync(base, { recursive: true }));

const now = () => fingerprint(base, filesBelow(base, 'src'), ['linux']);

test('files are listed in a fixed order, without the folders left out', () => {
  const [b, a] = [path.join('src', 'b.ts'), path.join('src', 'deep', 'a.ts')];
  expect(filesBelow(base, 'src')).toEqual([b, a]);
  expect(filesBelow(base, 'src', (name) => !name.endsWith('deep'))).toEqual([b]);
  expect(filesBelow(base, 'nowhere')).toEqual([]);
});

test('the same files give the same text, whenever they were written', () => {
  const before = now();
  fs.utimesSync(path.join(base, 'src', 'b.ts'), 1, 1);
  expect(now()).toBe(before);
});

test('a changed byte, a renamed file, a new or missing one and another fact all show', () => {
  const seen = [now()];
  fs.writeFileSync(path.join(base, 'src', 'b.ts'), 'B');
  seen.push(now());
  fs.renameSync(path.join(base, 'src', 'b.ts'), path.join(base, 'src', 'c.ts'));
  seen.push(now());
  fs.writeFileSync(path.join(base, 'src', 'd.ts'), '');
  seen.push(now());
  seen.push(fingerprint(base, filesBelow(base, 'src'), ['darwin']));
  seen.push(fingerprint(base, ['src/c.ts', 'absent.ts']), fingerprint(base, ['src/c.ts']));
  expect(new Set(seen).size).toBe(seen.length);
});
