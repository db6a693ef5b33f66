import { expect, test } from 'vitest';
import { atEndOfTurn, type Task } from './end-of-turn.ts';

const none = (error: unknown): never => {
  throw error;
};
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what is put off waits for all that the turn resolves, and then comes in its order', async () => {
  const told: string[] = [];
  const tell = (text: string): Task => ({ run: () => told.push(text), failed: none });
  atEndOfTurn(tell('first'));
  await Promise.resolve();
  await Promise.resolve();
  told.push('promises');
  atEndOfTurn({
    run: () => {
      told.push('second');
      atEndOfTurn(tell('of the next'));
    },
    failed: none,
  });
  await turn();
  expect(told).toEqual(['promises', 'first', 'second', 'of the next']);
});

test('what throws is told of by itself, and takes nothing from what comes after it', async () => {
  const told: unknown[] = [];
  const error = new Error('broken');
  atEndOfTurn({ run: () => none(error), failed: (met) => told.push(met) });
  atEndOfTurn({ run: () => told.push('after it'), failed: none });
  await turn();
  expect(told).toEqual([error, 'after it']);
});
