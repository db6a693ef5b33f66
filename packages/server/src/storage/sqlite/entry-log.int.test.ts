import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../server.test-kit.ts';
import type { NewEntry, RoomCode } from '../entry.ts';
import { StoreUnavailable, type RoomStore } from '../room-store.ts';
import { openDatabase, type Database } from './database.ts';
import { MAX_KNOWN_ENDS, PLACED_AT_ONCE } from './entry-log.ts';
import { DATABASE_FILE, openData, openSqliteStore } from './sqlite-store.ts';

const [ROOM, OTHER] = ['bamo-kitu-revalo', 'bamo-kitu-revali'] as [RoomCode, RoomCode];
const entry = (order: string): NewEntry => ({ at: 1, by: null, order, token: null, events: [] });

let folder: string;
let remove: () => void;
let store: RoomStore;
beforeEach(async () => {
  ({ folder, remove } = temporaryFolder());
  store = await openSqliteStore(folder);
});
afterEach(async () => {
  await store.close();
  remove();
});
const reopen = async (): Promise<void> => {
  await store.close();
  store = await openSqliteStore(folder);
};
const look = async <T>(task: (database: Database) => T): Promise<T> => {
  const database = await openDatabase(`${folder}/${DATABASE_FILE}`);
  try {
    return task(database);
  } finally {
    database.close();
  }
};
const placed = (): Promise<unknown> =>
  look((database) => database.prepare('SELECT count(*) AS places FROM places').get() as unknown);
const ordersOf = async (room: RoomCode, after = 0): Promise<readonly (string | null)[]> =>
  (await store.read(room, after))?.map(({ order }) => order) ?? [];
/** Entries `from` to `to` of a room, in one group. */
const write = (room: RoomCode, from: number, to: number): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: to - from + 1 }, (_, at) =>
      store.append(room, from + at, entry(`o${from + at}`)),
    ),
  );
const expected = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `o${from + at}`);

test('a log is whole before, at and after the moment when it is noted where its entries are', async () => {
  await store.create(ROOM, entry('o1'));
  await store.create(OTHER, entry('other'));
  await write(ROOM, 2, PLACED_AT_ONCE - 2);
  expect(await placed()).toEqual({ places: 0 });
  await store.append(OTHER, 2, entry('other'));
  expect(await placed()).toEqual({ places: PLACED_AT_ONCE });
  await write(ROOM, PLACED_AT_ONCE - 1, PLACED_AT_ONCE + 3);
  for (const again of [false, true]) {
    if (again) await reopen();
    expect(await ordersOf(ROOM)).toEqual(expected(1, PLACED_AT_ONCE + 3));
    expect(await ordersOf(ROOM, PLACED_AT_ONCE)).toEqual(
      expected(PLACED_AT_ONCE + 1, PLACED_AT_ONCE + 3),
    );
    expect(await ordersOf(OTHER)).toEqual(['other', 'other']);
  }
  expect(await store.append(ROOM, PLACED_AT_ONCE + 3, entry('again'))).toBe('conflict');
  expect(await store.append(ROOM, PLACED_AT_ONCE + 4, entry('next'))).toBe('done');
});

test('a group that fails while places are noted leaves every log as it was', async () => {
  await store.create(ROOM, entry('o1'));
  await look((database) => {
    database.exec(
      "CREATE TRIGGER full BEFORE UPDATE ON placed BEGIN SELECT raise(ABORT, 'full'); END",
    );
  });
  await expect(write(ROOM, 2, PLACED_AT_ONCE)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(await ordersOf(ROOM)).toEqual(['o1']);
  await look((database) => {
    database.exec('DROP TRIGGER full');
  });
  await write(ROOM, 2, PLACED_AT_ONCE);
  expect(await ordersOf(ROOM)).toEqual(expected(1, PLACED_AT_ONCE));
});

test('nothing of a removed room is taken for another’s, after a restart too', async () => {
  await store.create(OTHER, entry('other'));
  await store.create(ROOM, entry('o1'));
  await store.append(ROOM, 2, entry('o2'));
  await store.removeIdle(0);
  await store.append(ROOM, 3, entry('o3'));
  expect(await placed()).toEqual({ places: 3 });
  await store.remove(ROOM);
  expect(
    await look((database) => database.prepare('SELECT room FROM entries').all() as unknown),
  ).toEqual([{ room: 1 }]);
  await reopen();
  await store.create(ROOM, entry('anew'));
  await store.append(OTHER, 2, entry('then'));
  expect(await ordersOf(ROOM)).toEqual(['anew']);
  expect(await ordersOf(OTHER)).toEqual(['other', 'then']);
});

test('a log goes on where it ended, however many rooms have been written to meanwhile', async () => {
  await store.create(ROOM, entry('o1'));
  const others = Array.from({ length: MAX_KNOWN_ENDS }, (_, at) => `room-${at}` as RoomCode);
  await Promise.all(others.map((room) => store.create(room, entry('o1'))));
  expect(await store.append(ROOM, 3, entry('gap'))).toBe('conflict');
  expect(await store.append(ROOM, 2, entry('o2'))).toBe('done');
  expect(await ordersOf(ROOM)).toEqual(['o1', 'o2']);
});

test('the data of the first version are taken over', async () => {
  const old = `${folder}/old`;
  const made = await openData(old);
  made.exec(`DROP TABLE places; DROP TABLE placed; DROP TABLE entries;
    CREATE TABLE entries (
      room INTEGER NOT NULL REFERENCES rooms (id) ON DELETE CASCADE, seq INTEGER NOT NULL,
      at INTEGER NOT NULL, person TEXT, order_id TEXT, token TEXT, version INTEGER NOT NULL,
      events TEXT NOT NULL, PRIMARY KEY (room, seq)) STRICT, WITHOUT ROWID;
    INSERT INTO rooms (id, code, used) VALUES (7, '${ROOM}', 1), (8, '${OTHER}', 1);
    INSERT INTO entries (room, seq, at, order_id, version, events) VALUES
      (7, 1, 10, 'o1', 1, '[]'), (7, 2, 30, 'o2', 1, '[]'), (8, 1, 20, 'other', 1, '[]');
    PRAGMA user_version = 1`);
  made.close();
  await store.close();
  store = await openSqliteStore(old);
  expect(await ordersOf(ROOM)).toEqual(['o1', 'o2']);
  expect(await store.removeIdle(25)).toBe(1);
  expect(await ordersOf(OTHER)).toEqual([]);
  expect(await store.append(ROOM, 3, entry('o3'))).toBe('done');
  expect(await ordersOf(ROOM, 1)).toEqual(['o2', 'o3']);
});
