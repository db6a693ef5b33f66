import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let base = '';
let lock = '';
beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  lock = path.join(base, 'lock');
});
afterEach(() => fs.rmSync(base, { recursive: true }));

test('two pieces of work never overlap, and the second one is told that it waits', async () => {
  /** @type {string[]} */
  const log = [];
  const work = (/** @type {string} */ name) => async () => {
    log.push(`${name} begins`);
    await pause(20);
    log.push(`${name} ends`);
  };
  const first = withLock(lock, work('first'));
  await withLock(lock, work('second'), () => log.push('second waits'));
  await first;
  expect(log).toEqual([
    'first begins',
    'second waits',
    'first ends',
    'second begins',
    'second ends',
  ]);
  expect(fs.existsSync(lock)).toBe(false);
});

test('work that throws gives the lock back', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no disk')))).rejects.toThrow(
    'no disk',
  );
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
});

test('a lock whose owner has died is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  fs.mkdirSync(lock);
  fs.writeFileSync(path.join(lock, 'pid'), String(pid));
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
});

test('so is one that its owner never signed, once it is old', async () => {
  fs.mkdirSync(lock);
  fs.utimesSync(lock, 1, 1);
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done');
});
