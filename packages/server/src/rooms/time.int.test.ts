import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLUES } from '../game.test-kit.ts';
import { temporaryFolder } from '../server.test-kit.ts';
import { StoreUnavailable, type RoomStore } from '../storage/room-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import { HOST_AWAY_SECONDS } from './host-watch.ts';
import { RETRY_MS } from './outage.ts';
import type { Room } from './room.ts';
import { BEAT_SECONDS, type Rooms } from './rooms.ts';
import {
  createRoom,
  guestOf,
  openRooms,
  seatFour,
  settled,
  startTimed,
  type Guest,
} from './rooms.test-kit.ts';

const CLUE = { type: 'giveClue', word: CLUES[0] ?? '', number: 2 } as const;

let around: FakeSurroundings;
let store: RoomStore;
let remove: () => void;
let rooms: Rooms;
let room: Room;
beforeEach(async () => {
  const data = temporaryFolder();
  remove = data.remove;
  around = new FakeSurroundings();
  store = await openSqliteStore(data.folder);
  rooms = await openRooms(store, around);
  room = await createRoom(rooms);
});
afterEach(async () => {
  await store.close();
  remove();
});

const clockOf = ({ line }: Guest): unknown => line.table.play?.clock;

test('a strict timer ends the turn once, and the next one’s starts', async () => {
  const [, operative] = await startTimed(room, 60);
  around.pass(59_999);
  await settled();
  expect(operative.line.table.play?.turn).toBe(1);
  around.pass(1);
  await settled();
  expect(operative.line.table.play).toMatchObject({ turn: 2, phase: { team: 'blue' } });
  expect(clockOf(operative)).toEqual({ running: true, deadline: around.now() + 60_000 });
});

test('a move that comes too late finds the turn over', async () => {
  const [spymaster] = await startTimed(room, 60);
  const { after } = around;
  Object.assign(around, { after: () => () => undefined });
  around.pass(60_000);
  Object.assign(around, { after });
  expect(await spymaster.order(CLUE)).toBe('turn/over');
  expect(spymaster.line.table.play?.turn).toBe(2);
});

test('the time of a restart is given back, to the last beat', async () => {
  const [spymaster] = await startTimed(room, 60);
  around.pass(20_000);
  await settled();
  const beaten = around.now();
  expect(BEAT_SECONDS * 1000).toBeLessThanOrEqual(20_000);
  around.pass(2_000);
  await settled();

  // Nobody says goodbye: the process is gone.
  const later = new FakeSurroundings(around.now() + 3_600_000);
  const others = await openRooms(store, later);
  later.pass(5_000);
  const again = await others.find(room.code);
  if (again === null) throw new Error('no room');
  const { line } = guestOf(again, 'Ada');
  const away = later.now() - 5_000 - beaten;
  expect(line.table.play).toMatchObject({ turn: 1, phase: { name: 'clue' } });
  expect(line.table.play?.clock).toEqual({
    running: true,
    deadline: beaten - 20_000 + 60_000 + away,
  });
  expect(spymaster.line.table.play?.turn).toBe(1);
});

test('two restarts give back twice, and reading the room again gives nothing more', async () => {
  const [guest] = await startTimed(room, 60);
  const before = clockOf(guest) as { deadline: number };
  await rooms.close();
  let span = 0;
  for (const away of [100_000, 200_000]) {
    around.pass(away);
    span += away;
    rooms = await openRooms(store, around);
    await rooms.close();
  }
  for (let at = 0; at < 2; at += 1) {
    const reader = await openRooms(store, around);
    const again = await reader.find(room.code);
    if (again === null) throw new Error('no room');
    const clock = guestOf(again, 'Ada').line.table.play?.clock;
    expect(clock).toEqual({ running: true, deadline: before.deadline + span });
    await reader.close();
  }
});

test('time in which the store was away is given back to a clock that ran, once', async () => {
  const [spymaster, operative] = await startTimed(room, 60);
  around.pass(20_000);
  await settled();
  const away = vi.spyOn(store, 'append').mockRejectedValue(new StoreUnavailable('gone'));
  expect(await spymaster.order(CLUE)).toBe('store/unavailable');
  // The deadline passes meanwhile, and nobody can move.
  for (let seconds = 0; seconds < 100; seconds += 1) {
    around.pass(1000);
    await settled();
  }
  expect(operative.line.table.play?.turn).toBe(1);
  away.mockRestore();
  const asked = around.now();
  expect(await operative.order({ type: 'rename', name: 'Zoé' })).toBe('done');
  const clock = { running: true, deadline: asked + 40_000 };
  expect(operative.line.table.play).toMatchObject({ turn: 1, clock });
  around.pass(39_999);
  await settled();
  expect(operative.line.table.play?.turn).toBe(1);
  around.pass(1);
  await settled();
  const events = (await store.read(room.code, 0))?.flatMap((entry) => entry.events) ?? [];
  expect(events.filter(({ type }) => type === 'timeGivenBack')).toHaveLength(1);
  expect(events.filter(({ type }) => type === 'turnEnded')).toHaveLength(1);
});

test('a store that is back is noticed without anybody asking', async () => {
  const [spymaster, operative] = await startTimed(room, 60);
  const away = vi.spyOn(store, 'append').mockRejectedValue(new StoreUnavailable('gone'));
  expect(await spymaster.order(CLUE)).toBe('store/unavailable');
  around.pass(10 * RETRY_MS);
  await settled();
  away.mockRestore();
  around.pass(RETRY_MS);
  await settled();
  expect(clockOf(operative)).toEqual({ running: true, deadline: around.now() + 60_000 });
});

test('a deadline that passes while the store is away, and nobody asks, is kept once', async () => {
  const [, operative] = await startTimed(room, 60);
  const away = vi.spyOn(store, 'append').mockRejectedValue(new StoreUnavailable('gone'));
  for (let seconds = 0; seconds < 70; seconds += 1) {
    around.pass(1000);
    await settled();
  }
  expect(operative.line.table.play?.turn).toBe(1);
  away.mockRestore();
  around.pass(RETRY_MS);
  await settled();
  expect(operative.line.table.play).toMatchObject({ turn: 2, phase: { team: 'blue' } });
  const events = (await store.read(room.code, 0))?.flatMap((entry) => entry.events) ?? [];
  expect(events.filter(({ type }) => type === 'turnEnded')).toHaveLength(1);
  expect(clockOf(operative)).toEqual({ running: true, deadline: around.now() + 60_000 });
});

test('nothing is given back where another server could write', async () => {
  const [spymaster] = await startTimed(room, 60);
  const before = clockOf(spymaster);
  const others = await openRooms(store, around);
  const same = await others.find(room.code);
  if (same === null) throw new Error('no room');
  const away = vi.spyOn(store, 'append').mockRejectedValueOnce(new StoreUnavailable('gone'));
  expect(await spymaster.order(CLUE)).toBe('store/unavailable');
  away.mockRestore();
  expect(await guestOf(same, 'Blaise').order({ type: 'rename', name: 'Zoé' })).toBe('done');
  around.pass(RETRY_MS);
  await settled();
  expect(spymaster.line.table.people[1]?.name).toBe('Zoé');
  expect(clockOf(spymaster)).toEqual(before);
});

test('a host who is away for two minutes loses the role to somebody who is there', async () => {
  const [host, second] = await seatFour(room);
  room.exit(host.line, host.person);
  around.pass(HOST_AWAY_SECONDS * 1000 - 1);
  await settled();
  expect(second.line.table.host).toBe(host.person);
  around.pass(1);
  await settled();
  expect(second.line.table.host).toBe(second.person);
});
