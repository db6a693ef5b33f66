import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Room } from '../rooms/room.ts';
import { RoomGuard } from './room-guard.ts';

const MISSES = 3;
const REQUEST = {
  socket: { remoteAddress: '203.0.113.9' },
  headers: {},
} as unknown as IncomingMessage;
const ROOM = {} as Room;

const codeOf = async (found: ReturnType<RoomGuard['find']>): Promise<string> => {
  const outcome = await found;
  return outcome.ok ? 'found' : outcome.error.code;
};

test('codes tried at once find no more than codes tried one by one', async () => {
  const guard = new RoomGuard({ ...readConfig({}), missesPerMinute: MISSES }, () => 0);
  let look: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => {
    look = resolve;
  });
  const tries = Array.from({ length: MISSES + 1 }, () =>
    codeOf(guard.find(REQUEST, () => looked.then(() => null))),
  );
  tries.push(codeOf(guard.find(REQUEST, () => looked.then(() => ROOM))));
  look();
  expect(await Promise.all(tries)).toEqual([
    ...Array.from({ length: MISSES }, () => 'room/unknown'),
    'address/too-many',
    'address/too-many',
  ]);
});

test('right codes tried at once are all found', async () => {
  const guard = new RoomGuard({ ...readConfig({}), missesPerMinute: MISSES }, () => 0);
  const tries = Array.from({ length: 64 }, () =>
    codeOf(guard.find(REQUEST, () => Promise.resolve(ROOM))),
  );
  expect(new Set(await Promise.all(tries))).toEqual(new Set(['found']));
});
