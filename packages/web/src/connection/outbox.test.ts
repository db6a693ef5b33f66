import { expect, test } from 'vitest';
import { Outbox } from './outbox.ts';

const order = (id: string) =>
  ({ type: 'order', id, game: 1, turn: 1, command: { type: 'stop' } }) as const;

test('an order is kept, in its place, until it is answered', async () => {
  const outbox = new Outbox();
  const first = outbox.add(order('a'));
  const second = outbox.add(order('b'));
  expect(outbox.frames().map((frame) => frame.id)).toEqual(['a', 'b']);
  outbox.done('a');
  outbox.refused('b', { code: 'turn/over' });
  expect(await first).toEqual({ ok: true, value: null });
  expect(await second).toEqual({ ok: false, error: { code: 'turn/over' } });
  expect(outbox.size).toBe(0);
});

test('an answer to nothing changes nothing', () => {
  const outbox = new Outbox();
  void outbox.add(order('a'));
  outbox.done('b');
  expect(outbox.size).toBe(1);
});

test('a line closed for good refuses what is left', async () => {
  const outbox = new Outbox();
  const waiting = outbox.add(order('a'));
  outbox.refuseAll({ code: 'person/removed' });
  expect(await waiting).toEqual({ ok: false, error: { code: 'person/removed' } });
});
