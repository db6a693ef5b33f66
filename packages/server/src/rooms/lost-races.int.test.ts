import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../server.test-kit.ts';
import type { RoomStore } from '../storage/room-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import { MAX_LOST_RACES } from './clerk.ts';
import { createRoom, guestOf, openRooms, type Guest } from './rooms.test-kit.ts';

let store: RoomStore;
let remove: () => void;
let host: Guest;
beforeEach(async () => {
  const data = temporaryFolder();
  remove = data.remove;
  store = await openSqliteStore(data.folder);
  host = guestOf(await createRoom(await openRooms(store, new FakeSurroundings())), 'Ada');
});
afterEach(async () => {
  await store.close();
  remove();
});

/** Another server is quicker so many times. */
const lose = (times: number) => {
  const append = vi.spyOn(store, 'append');
  for (let lost = 0; lost < times; lost += 1) append.mockResolvedValueOnce('conflict');
  return append;
};
const rename = () => host.order({ type: 'rename', name: 'Zoé' });
const nameOf = () => host.line.table.people[0]?.name;

test('an order is decided again until it has lost so many races', async () => {
  const append = lose(MAX_LOST_RACES - 1);
  expect(await rename()).toBe('done');
  expect(append).toHaveBeenCalledTimes(MAX_LOST_RACES);
  expect(nameOf()).toBe('Zoé');
});

test('then its sender is told that the room is busy, and nothing has changed', async () => {
  const append = lose(MAX_LOST_RACES);
  expect(await rename()).toBe('room/busy');
  expect(append).toHaveBeenCalledTimes(MAX_LOST_RACES);
  expect(nameOf()).toBe('Ada');
  expect(await rename()).toBe('done');
});
