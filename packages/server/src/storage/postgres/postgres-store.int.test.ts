import type { PersonId } from '@agent-double/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewEntry, RoomCode } from '../entry.ts';
import type { Presence } from '../neighbours.ts';
import { StoreUnavailable } from '../room-store.ts';
import { storeContract } from '../store-contract.test-kit.ts';
import { openPool } from './connection.ts';
import { makeDatabase, placeOf, type TestDatabase } from './database.test-kit.ts';
import { openPostgresStore, type PostgresStore } from './postgres-store.ts';

const ROOM = 'bamo-kitu-revalo' as RoomCode;
const ADA = 'p1' as PersonId;
const entry = (changes: Partial<NewEntry> = {}): NewEntry => ({
  ...{ at: 1000, by: null, order: null, token: null },
  events: [{ type: 'personJoined', person: ADA, name: 'Ada', bot: null }],
  ...changes,
});

for (const wakeups of ['listen', 'poll'] as const) {
  storeContract(`PostgreSQL, ${wakeups}`, async () => {
    const database = await makeDatabase();
    const place = placeOf(database, { wakeups });
    return { open: () => openPostgresStore(place), remove: () => database.remove() };
  });
}

let database: TestDatabase;
const open: PostgresStore[] = [];
beforeEach(async () => {
  database = await makeDatabase();
});
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
  await database.remove();
});

const node = async (wakeups: 'listen' | 'poll' = 'listen'): Promise<PostgresStore> => {
  const store = await openPostgresStore(placeOf(database, { wakeups }));
  open.push(store);
  return store;
};

interface Seen {
  readonly reached: (number | null)[];
  elsewhere: readonly Presence[];
}

const watch = (store: PostgresStore): Seen => {
  const seen: Seen = { reached: [], elsewhere: [] };
  store.neighbours.watch({
    held: () => [ROOM],
    reached: (_, seq) => seen.reached.push(seq),
    elsewhere: (_, presences) => {
      seen.elsewhere = presences;
    },
  });
  return seen;
};

test('nodes that start together on an empty database all find it ready', async () => {
  const nodes = await Promise.all([node(), node(), node('poll'), node()]);
  for (const store of nodes) expect(await store.countRooms()).toBe(0);
  const versions = await database.run('SELECT version FROM schema_version');
  expect(versions).toEqual([{ version: 1 }]);
});

test('of entries that several nodes write under one number one is done', async () => {
  const nodes = await Promise.all([node(), node(), node()]);
  await nodes[0].create(ROOM, entry());
  for (let seq = 2; seq <= 20; seq += 1) {
    const outcomes = await Promise.all(
      nodes.map((store, at) => store.append(ROOM, seq, entry({ order: `${seq}.${at}` }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  }
  expect((await nodes[1].read(ROOM, 0))?.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 20 }, (_, at) => at + 1),
  );
});

test('entries of many rooms that arrive together share commits', async () => {
  const store = await node();
  const rooms = Array.from({ length: 60 }, (_, at) => `room-${at}` as RoomCode);
  await Promise.all(rooms.map((room) => store.create(room, entry())));
  await Promise.all(rooms.map((room) => store.append(room, 2, entry())));
  const found = await database.run('SELECT DISTINCT xmin::text FROM entries WHERE seq = 2');
  expect(found.length).toBeLessThan(5);
});

test('an append to a room that is removed meanwhile spoils no other', async () => {
  const [one, other] = [await node(), await node()];
  const rooms = Array.from({ length: 10 }, (_, at) => `room-${at}` as RoomCode);
  await Promise.all(rooms.map((room) => one.create(room, entry())));
  const [appended] = await Promise.all([
    Promise.all(rooms.map((room) => one.append(room, 2, entry()))),
    other.remove('room-3' as RoomCode),
  ]);
  const kept = appended.filter((_, at) => at !== 3);
  expect(new Set(kept)).toEqual(new Set(['done']));
  expect(await one.read('room-3' as RoomCode, 0)).toBeNull();
});

test('a client’s id of an order comes back whatever characters it has', async () => {
  const store = await node();
  const order = 'a\u0000b\ud800”';
  await store.create(ROOM, entry());
  expect(await store.append(ROOM, 2, entry({ order }))).toBe('done');
  expect((await store.read(ROOM, 1))?.[0]?.order).toBe(order);
});

test.each(['listen', 'poll'] as const)(
  'a node learns how far another has brought a log, by %s',
  async (wakeups) => {
    const [writer, reader] = [await node(wakeups), await node(wakeups)];
    const seen = watch(reader);
    await writer.create(ROOM, entry());
    await writer.append(ROOM, 2, entry());
    await vi.waitFor(() => {
      expect(seen.reached).toContain(2);
    }, 20_000);
    await writer.remove(ROOM);
    await vi.waitFor(() => {
      expect(seen.reached.at(-1)).toBeNull();
    }, 20_000);
  },
);

test('nodes know who is in a room elsewhere, until the other node has gone', async () => {
  const [one, other] = [await node(), await node()];
  await one.comeBack(1000);
  await other.comeBack(1000);
  const seen = watch(one);
  const presence = { people: [ADA], turn: '1/2', marks: { 4: [ADA] } };
  await other.create(ROOM, entry());
  other.neighbours.show(ROOM, presence);
  await vi.waitFor(() => {
    expect(seen.elsewhere).toEqual([presence]);
  }, 20_000);
  await other.close();
  open.splice(open.indexOf(other), 1);
  one.neighbours.look(ROOM);
  await vi.waitFor(() => {
    expect(seen.elsewhere).toEqual([]);
  }, 20_000);
});

test('while another node was there nobody was away', async () => {
  const [one, other] = [await node(), await node()];
  await one.comeBack(1000);
  await one.beat(2000);
  await other.comeBack(9000);
  expect(await other.awaysSince(0)).toEqual([]);
});

test('without its database a node refuses, and comes back by itself', async () => {
  const store = await node();
  const seen = watch(store);
  await store.create(ROOM, entry());
  await database.allow(false);
  await expect(store.append(ROOM, 2, entry())).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(store.read(ROOM, 0)).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(store.comeBack(5)).rejects.toBeInstanceOf(StoreUnavailable);
  await database.allow(true);
  expect(await store.append(ROOM, 2, entry())).toBe('done');
  // It listens again as well, and asks what it has missed.
  await vi.waitFor(() => {
    expect(seen.reached).toContain(2);
  }, 20_000);
});

test('a commit is synced whatever the database’s default', async () => {
  await database.run(
    `ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET synchronous_commit = off`,
  );
  const pool = openPool({ url: database.url, connections: 1, sessions: true });
  const { rows } = await pool.query('SHOW synchronous_commit');
  await pool.end();
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});

test('the clock is the database’s', async () => {
  const store = await node();
  const [row] = await database.run('SELECT extract(epoch FROM clock_timestamp())::float8 AS now');
  const now = Number(row?.['now']) * 1000;
  expect(Math.abs(store.clock.now() - now)).toBeLessThan(10_000);
});

test('data of a newer version are left alone', async () => {
  await node();
  await database.run('INSERT INTO schema_version (version) VALUES (99)');
  await expect(node()).rejects.toThrow(/newer Agent double \(version 99/u);
});
