import { expect, test } from 'vitest';
import { MAX_WAITING_TASKS, TurnQueue } from './turn-queue.ts';

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('tasks run one after another, in the order in which they came', async () => {
  const queue = new TurnQueue();
  const seen: string[] = [];
  const task = (name: string) => async (): Promise<string> => {
    seen.push(`${name} begins`);
    await soon();
    seen.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([queue.run(task('one')), queue.run(task('two'))])).toEqual([
    'one',
    'two',
  ]);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('a task that fails holds up nobody', async () => {
  const queue = new TurnQueue();
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => Promise.resolve('fine'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('fine');
});

test('what a task queues comes after it, from its first line on', async () => {
  const queue = new TurnQueue();
  const seen: string[] = [];
  const note = (text: string) => (): Promise<void> => {
    seen.push(text);
    return soon();
  };
  await queue.run(async () => {
    void queue.run(note('queued at once'));
    await soon();
    void queue.run(note('queued later'));
    seen.push('done');
  });
  void queue.run(note('after it'));
  await queue.idle();
  expect(seen).toEqual(['done', 'queued at once', 'queued later', 'after it']);
});

test('a task that fails before it begins holds up nobody either', async () => {
  const queue = new TurnQueue();
  const failing = queue.run(() => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  await queue.idle();
  expect(queue.isIdle).toBe(true);
  await expect(queue.run(() => Promise.resolve('fine'))).resolves.toBe('fine');
});

test('it is idle when the last task is done, and full at its bound', async () => {
  const queue = new TurnQueue();
  expect(queue.isIdle).toBe(true);
  for (let at = 0; at < MAX_WAITING_TASKS; at += 1) {
    expect(queue.isFull).toBe(false);
    void queue.run(soon);
  }
  expect(queue.isFull).toBe(true);
  await queue.idle();
  expect(queue.isIdle).toBe(true);
});
