import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from './setup/root.mjs';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'check-rules-'));
  write('docs/RULES.md', '| CLUE-1 | one word |\n| TURN-1 | one guess |\n');
  write('packages/rules/src/clue.test.ts', `test('[CLUE-1] one word', () => {});`);
  write('e2e/game.spec.ts', `test('[TURN-1] one guess', () => {});`);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** @param {string} file @param {string} text */
function write(file, text) {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

function check() {
  const script = inRoot('scripts', 'check-rules.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status, lines: stderr.split('\n').filter(Boolean) };
}

test('passes when every rule has a test, unit or browser, and every number is a rule', () => {
  expect(check()).toEqual({ status: 0, lines: [] });
});

test('fails for a rule without a test', () => {
  write('e2e/game.spec.ts', `test('one guess', () => {});`);
  expect(check()).toEqual({ status: 1, lines: ['no test carries [TURN-1]'] });
});

test('fails for a test of a rule that does not exist', () => {
  write('packages/server/src/rooms/room.test.ts', `test('[ROOM-4] a link', () => {});`);
  const file = path.join('packages', 'server', 'src', 'rooms', 'room.test.ts');
  expect(check()).toEqual({
    status: 1,
    lines: [`${file}: a title carries [ROOM-4], which is no rule`],
  });
});

test('fails for a refusal that nothing gives or that no test names', () => {
  write('packages/rules/src/refusal.ts', `export const CODES = ['room/full', 'clue/part'];`);
  write('packages/rules/src/clue.ts', `export const REASON_KINDS = ['part'] as const;`);
  expect(check().lines).toEqual([
    'nothing refuses with room/full',
    'no test names the refusal room/full',
    'nothing refuses with clue/part',
    'no test names the refusal clue/part',
  ]);
  write('packages/lexicon/src/part.ts', `reason('part', 'part', 'illegal');`);
  write('packages/rules/src/join.ts', `refusal('room/full');`);
  write('packages/rules/src/join.test.ts', `test('full', () => code('room/full', 'clue/part'));`);
  expect(check()).toEqual({ status: 0, lines: [] });
});

test('does not take a test of an installed package for one of ours', () => {
  write('packages/rules/node_modules/x/x.test.ts', `test('[NONE-1] x', () => {});`);
  expect(check().status).toBe(0);
});

test('fails without the document', () => {
  fs.rmSync(path.join(root, 'docs'), { recursive: true });
  expect(check()).toEqual({ status: 1, lines: ['docs/RULES.md is missing'] });
});
