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
