import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeVectors } from '@agent-double/bots';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { traceOf } from '../log.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import type { LookBack } from './bot-mind.ts';
import { IDLE_MS, WorkerMind } from './worker-mind.ts';

/** A game of nothing: what is looked at is how the thread comes and goes. */
const NOTHING: LookBack = {
  language: 'fr',
  events: [],
  key: { kind: 'teams', cards: [] },
  turn: 1,
};

let folder = '';
let mind: WorkerMind;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mind-'));
});
afterEach(() => mind.close());
afterAll(() => rm(folder, { recursive: true }));

test('a thought that fails says where, and knowledge that was not there is read anew', async () => {
  const file = path.join(folder, 'own.vec');
  mind = new WorkerMind(file);
  const failure: unknown = await mind.lookBack(NOTHING).catch((error: unknown) => error);
  expect(traceOf(failure).trace.join()).toContain('load-knowledge');
  await writeFile(file, writeVectors([Int8Array.of(9, 0)], 2));
  await writeFile(`${file}.words.tsv`, 'requin\n');
  expect(await mind.lookBack(NOTHING)).toBeNull();
});

test('a thread keeps what it knows so long after the latest question, and no longer', async () => {
  const file = path.join(folder, 'kept.vec');
  await writeFile(file, writeVectors([Int8Array.of(9, 0)], 2));
  await writeFile(`${file}.words.tsv`, 'requin\n');
  const around = new FakeSurroundings();
  mind = new WorkerMind(file, around);
  expect(await mind.lookBack(NOTHING)).toBeNull();
  await rm(file);
  for (let times = 0; times < 2; times += 1) {
    around.pass(IDLE_MS - 1);
    expect(await mind.lookBack(NOTHING)).toBeNull();
  }
  expect(around.waiting).toBe(1);
  around.pass(IDLE_MS);
  expect(around.waiting).toBe(0);
  await expect(mind.lookBack(NOTHING)).rejects.toThrow();
});

test('what is asked while the thread goes to rest is answered by the next one', async () => {
  mind = new WorkerMind();
  const first = mind.lookBack(NOTHING);
  const resting = mind.close();
  const next = mind.lookBack(NOTHING);
  await expect(first).rejects.toThrow('has ended');
  await resting;
  expect(await next).toBeNull();
});
