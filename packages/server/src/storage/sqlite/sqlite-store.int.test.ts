import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../server.test-kit.ts';
import type { NewEntry, RoomCode } from '../entry.ts';
import { StoreUnavailable, type RoomStore } from '../room-store.ts';
import { storeContract } from '../store-contract.test-kit.ts';
import { openDatabase } from './database.ts';
import { besideSqliteStore, DATABASE_FILE, openData, openSqliteStore } from './sqlite-store.ts';

storeContract('SQLite', () => {
  const { folder, remove } = temporaryFolder();
  return Promise.resolve({
    open: () => openSqliteStore(folder),
    remove: () => Promise.resolve(remove()),
  });
});

const ROOM = 'bamo-kitu-revalo' as RoomCode;
const ENTRY: NewEntry = { at: 1, by: null, order: null, token: null, events: [] };

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

const fileOf = (place: string): string => path.join(place, DATABASE_FILE);

test('a commit is synced, and other people of the machine can’t read the data', async () => {
  const made = path.join(folder, 'new');
  const database = await openData(made);
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(database.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
  database.close();
  expect(statSync(made).mode & 0o077).toBe(0);
});

test('what is acknowledged can be read from the files alone', async () => {
  await store.create(ROOM, ENTRY);
  const copy = path.join(folder, 'copy');
  mkdirSync(copy);
  for (const suffix of ['', '-wal']) {
    copyFileSync(`${fileOf(folder)}${suffix}`, `${fileOf(copy)}${suffix}`);
  }
  const other = await openSqliteStore(copy);
  expect(await other.read(ROOM, 0)).toHaveLength(1);
  await other.close();
});

test('once the server has ended, its one file holds everything', async () => {
  await store.create(ROOM, ENTRY);
  await store.close();
  const copy = path.join(folder, 'copy');
  mkdirSync(copy);
  copyFileSync(fileOf(folder), fileOf(copy));
  const other = await openSqliteStore(copy);
  expect(await other.read(ROOM, 0)).toHaveLength(1);
  await other.close();
  store = await openSqliteStore(folder);
});

test('a log can be read beside the server that writes it', async () => {
  const reader = await besideSqliteStore(folder);
  expect(await reader.read(ROOM, 0)).toBeNull();
  await store.create(ROOM, ENTRY);
  expect(await reader.read(ROOM, 0)).toHaveLength(1);
  // By then the server has noted where the first entry is.
  await store.removeIdle(0);
  await store.append(ROOM, 2, { ...ENTRY, order: 'second' });
  expect((await reader.read(ROOM, 0))?.map(({ seq }) => seq)).toEqual([1, 2]);
  expect((await reader.read(ROOM, 1))?.map(({ order }) => order)).toEqual(['second']);
  await reader.close();
});

test('whoever reads beside a server writes nothing, and makes nothing', async () => {
  await store.create(ROOM, ENTRY);
  await store.close();
  const bytes = () => readFileSync(fileOf(folder));
  const before = bytes();
  const reader = await besideSqliteStore(folder);
  expect(await reader.read(ROOM, 0)).toHaveLength(1);
  await reader.close();
  expect(bytes().equals(before)).toBe(true);
  const nowhere = path.join(folder, 'nowhere');
  await expect(besideSqliteStore(nowhere)).rejects.toThrow(`there are no data in ${nowhere}`);
  expect(existsSync(nowhere)).toBe(false);
  store = await openSqliteStore(folder);
});

test.each([
  [1, /of version 1, and 2 is read/u],
  [99, /newer Agent double \(version 99/u],
])(
  'data of version %i are not read beside a server, and left as they are',
  async (version, why) => {
    const database = await openDatabase(fileOf(folder));
    database.exec(`PRAGMA user_version = ${version}`);
    await expect(besideSqliteStore(folder)).rejects.toThrow(why);
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: version });
    database.close();
  },
);

test('the entries of one turn of the event loop share a commit', async () => {
  const watcher = await openDatabase(fileOf(folder));
  const version = (): unknown => watcher.prepare('PRAGMA data_version').get();
  const commits: unknown[] = [version()];
  const rooms = Array.from({ length: 50 }, (_, at) => `room-${at}` as RoomCode);
  await Promise.all(
    rooms.map(async (room) => {
      await store.create(room, ENTRY);
      commits.push(version());
    }),
  );
  expect(new Set(commits.map((commit) => JSON.stringify(commit))).size).toBe(2);
  watcher.close();
});

test('a group that can’t be written is refused whole', async () => {
  const blocker = await openDatabase(fileOf(folder));
  blocker.exec('DROP TABLE entries');
  const writes = [store.beat(5), store.create(ROOM, ENTRY)];
  for (const write of writes) await expect(write).rejects.toBeInstanceOf(StoreUnavailable);
  await store.comeBack(9);
  expect(await store.awaysSince(0)).toEqual([]);
  await expect(store.read(ROOM, 0)).resolves.toBeNull();
  expect(await store.countRooms()).toBe(0);
  blocker.close();
});

test('data of a newer version are left alone', async () => {
  const database = await openDatabase(fileOf(folder));
  database.exec('PRAGMA user_version = 99');
  database.close();
  await expect(openData(folder)).rejects.toThrow(/newer Agent double \(version 99/u);
});

test('a folder is for one server at a time', async () => {
  await expect(openSqliteStore(folder)).rejects.toThrow(`${folder} is in use by another server`);
  await store.close();
  store = await openSqliteStore(folder);
  expect(await store.countRooms()).toBe(0);
});
