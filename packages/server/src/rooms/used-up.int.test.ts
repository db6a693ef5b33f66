import type { WireCommand } from '@agent-double/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenHash } from '../seats/token.ts';
import { temporaryFolder } from '../server.test-kit.ts';
import type { RoomStore } from '../storage/room-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import { ENTRIES_TO_END, MAX_ENTRIES } from './clerk.ts';
import type { Room } from './room.ts';
import { createRoom, guestOf, openRooms, seatFour } from './rooms.test-kit.ts';

let store: RoomStore;
let remove: () => void;
beforeEach(async () => {
  const data = temporaryFolder();
  remove = data.remove;
  store = await openSqliteStore(data.folder);
});
afterEach(async () => {
  await store.close();
  remove();
});

/** The same room on another server, after so many entries that say nothing. */
const afterEntries = async ({ code }: Room, count: number): Promise<Room> => {
  const said = (await store.read(code, 0)) ?? [];
  const mute = Array.from({ length: count - said.length }, (_, at) => {
    const seq = said.length + at + 1;
    return { seq, at: 0, by: null, order: null, token: null, events: [] };
  });
  vi.spyOn(store, 'read').mockResolvedValueOnce([...said, ...mute]);
  vi.spyOn(store, 'append').mockResolvedValue('done');
  const room = await (await openRooms(store, new FakeSurroundings())).find(code);
  if (room === null) throw new Error('no such room');
  return room;
};
test('a room takes orders until its log has so many entries, and then nobody in', async () => {
  const before = await createRoom(await openRooms(store, new FakeSurroundings()));
  const room = await afterEntries(before, MAX_ENTRIES - 1);
  const host = guestOf(room, 'Ada');
  expect(await host.order({ type: 'rename', name: 'Zoé' })).toBe('done');
  expect(await host.order({ type: 'rename', name: 'Zoa' })).toBe('room/used-up');
  expect(host.line.table.people[0]?.name).toBe('Zoé');
  const secret = tokenHash('Eve', room.code);
  expect(await room.door.join('Eve', secret)).toMatchObject({ error: { code: 'room/used-up' } });
  const ticket = tokenHash('ticket', room.code);
  const offered = await room.devices.offer(host.person, tokenHash('Ada', room.code), ticket);
  expect(offered).toMatchObject({ error: { code: 'room/used-up' } });
});

test('a game that runs may be played to its end', async () => {
  const before = await createRoom(await openRooms(store, new FakeSurroundings()));
  const [host] = await seatFour(before);
  await host.order({ type: 'changeSetup', change: { start: 'red' } });
  expect(await host.order({ type: 'startGame' })).toBe('done');
  const room = await afterEntries(before, MAX_ENTRIES + ENTRIES_TO_END - 1);
  const [spymaster, operative] = [guestOf(room, 'Ada'), guestOf(room, 'Blaise')];
  const clue: WireCommand = { type: 'giveClue', word: 'kangourou', number: 1 };
  expect(await spymaster.order(clue)).toBe('done');
  expect(await operative.order({ type: 'stop' })).toBe('room/used-up');
  expect(await guestOf(room, 'Cleo').order({ type: 'object' })).toBe('room/used-up');
});

test('what is left for the end of a game is not for who comes or lets devices in', async () => {
  const before = await createRoom(await openRooms(store, new FakeSurroundings()));
  const [host] = await seatFour(before);
  expect(await host.order({ type: 'startGame' })).toBe('done');
  const room = await afterEntries(before, MAX_ENTRIES);
  const secret = tokenHash('Eve', room.code);
  expect(await room.door.join('Eve', secret)).toMatchObject({ error: { code: 'room/used-up' } });
  const { person } = guestOf(room, 'Ada');
  const ticket = tokenHash('ticket', room.code);
  const offered = await room.devices.offer(person, tokenHash('Ada', room.code), ticket);
  expect(offered).toMatchObject({ error: { code: 'room/used-up' } });
  expect(await guestOf(room, 'Blaise').order({ type: 'rename', name: 'Zoé' })).toBe('done');
});
