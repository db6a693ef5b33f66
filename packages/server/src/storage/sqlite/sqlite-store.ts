import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Millis, PersonId } from '@agent-double/rules';
import type { Entry, NewEntry, RoomCode, TokenHash } from '../entry.ts';
import { LOG_VERSION, readEvents } from '../log-version.ts';
import {
  StoreUnavailable,
  type AppendOutcome,
  type Away,
  type CreateOutcome,
  type RoomStore,
} from '../room-store.ts';
import { openDatabase, type Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { groupCommit } from './group-commit.ts';
import { migrate, PRAGMAS } from './schema.ts';

/** The one file that holds everything; beside it SQLite keeps its write-ahead log. */
export const DATABASE_FILE = 'agent-double.sqlite';

interface EntryRow {
  readonly seq: number;
  readonly at: number;
  readonly person: string | null;
  readonly order_id: string | null;
  readonly token: string | null;
  readonly version: number;
  readonly events: string;
}

const entryOf = (row: EntryRow): Entry => ({
  seq: row.seq,
  at: row.at,
  by: row.person as PersonId | null,
  order: row.order_id,
  token: row.token as TokenHash | null,
  events: readEvents(row.version, row.events),
});

const answer = <T>(read: () => T): Promise<T> =>
  new Promise((resolve, reject) => {
    try {
      resolve(read());
    } catch (error) {
      reject(new StoreUnavailable('the data could not be read', { cause: error }));
    }
  });

/** Opens the data in `folder`, which is made where it is missing, and brings them up to date. */
export const openData = async (folder: string): Promise<Database> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = await openDatabase(path.join(folder, DATABASE_FILE));
  for (const pragma of PRAGMAS) database.exec(pragma);
  try {
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
};

/**
 * The store whose data are in `folder`, for this server alone.
 * @throws where another server uses the folder, or a newer one has written it
 */
export const openSqliteStore = async (folder: string): Promise<RoomStore> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    return storeIn(await openData(folder), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
};

/** The same data, read beside the server that uses them. */
export const besideSqliteStore = async (
  folder: string,
): Promise<Pick<RoomStore, 'read' | 'close'>> => storeIn(await openData(folder), () => undefined);

const storeIn = (database: Database, unlock: () => void): RoomStore => {
  const group = groupCommit(database);
  const addRoom = database.prepare(
    'INSERT INTO rooms (code, used) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const findRoom = database.prepare('SELECT id FROM rooms WHERE code = ?');
  // Both the number and what it follows are checked inside the statement that writes.
  const addEntry = database.prepare(
    `INSERT INTO entries (room, seq, at, person, order_id, token, version, events)
     SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM rooms
     WHERE code = ?1
       AND (?2 = 1 OR EXISTS (SELECT 1 FROM entries WHERE room = rooms.id AND seq = ?2 - 1))
     ON CONFLICT DO NOTHING`,
  );
  const readEntries = database.prepare(
    `SELECT seq, at, person, order_id, token, version, events FROM entries
     WHERE room = ? AND seq > ? ORDER BY seq`,
  );
  const countRooms = database.prepare('SELECT count(*) AS rooms FROM rooms');
  const beat = database.prepare(
    `INSERT INTO beats (only, at) VALUES (1, ?)
     ON CONFLICT (only) DO UPDATE SET at = max(at, excluded.at)`,
  );
  const endAway = database.prepare(
    'INSERT INTO aways (began, ended) SELECT at, ?1 FROM beats WHERE at < ?1',
  );
  const readAways = database.prepare(
    'SELECT began, ended FROM aways WHERE ended > ? ORDER BY began',
  );
  const use = database.prepare('UPDATE rooms SET used = max(used, ?2) WHERE code = ?1');
  const removeIdle = database.prepare(
    `DELETE FROM rooms WHERE used < ?1 AND ?1 > (
       SELECT at FROM entries WHERE room = rooms.id ORDER BY seq DESC LIMIT 1)`,
  );
  const remove = database.prepare('DELETE FROM rooms WHERE code = ?');
  const removeAways = database.prepare('DELETE FROM aways WHERE ended < ?');

  const insert = (room: RoomCode, seq: number, entry: NewEntry): boolean =>
    addEntry.run(
      room,
      seq,
      entry.at,
      entry.by,
      entry.order,
      entry.token,
      LOG_VERSION,
      JSON.stringify(entry.events),
    ).changes === 1;

  return {
    create: (room, entry) =>
      group.write((): CreateOutcome => {
        if (addRoom.run(room, entry.at).changes === 0) return 'taken';
        insert(room, 1, entry);
        return 'done';
      }),
    append: (room, seq, entry) =>
      group.write((): AppendOutcome => (insert(room, seq, entry) ? 'done' : 'conflict')),
    read: (room, after) =>
      answer(() => {
        const found = findRoom.get(room) as { id: number } | undefined;
        return found === undefined
          ? null
          : (readEntries.all(found.id, after) as EntryRow[]).map((row) => entryOf(row));
      }),
    countRooms: () => answer(() => (countRooms.get() as { rooms: number }).rooms),
    use: (room, at) =>
      group.write(() => {
        use.run(room, at);
      }),
    beat: (at) =>
      group.write(() => {
        beat.run(at);
      }),
    comeBack: (at) =>
      group.write(() => {
        endAway.run(at);
        beat.run(at);
      }),
    awaysSince: (at: Millis) =>
      answer(() =>
        (readAways.all(at) as { began: number; ended: number }[]).map(({ began, ended }): Away => ({
          from: began,
          until: ended,
        })),
      ),
    removeIdle: (before) =>
      group.write(() => {
        removeAways.run(before);
        return removeIdle.run(before).changes;
      }),
    remove: (room) => group.write(() => remove.run(room).changes > 0),
    close: () => {
      group.flush();
      database.close();
      unlock();
      return Promise.resolve();
    },
  };
};
