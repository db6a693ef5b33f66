import { expect, test } from 'vitest';
import { atEndOfTurn } from './end-of-turn.ts';

test('what is put off waits for all that the turn resolves, and then comes in its order', async () => {
  const told: string[] = [];
  atEndOfTurn(() => told.push('first'));
  await Promise.resolve();
  await Promise.resolve();
  told.push('promises');
  atEndOfTurn(() => {
    told.push('second');
    atEndOfTurn(() => told.push('of the next'));
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual(['promises', 'first', 'second', 'of the next']);
});
