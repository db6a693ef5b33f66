import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Millis } from '@agent-double/rules';
import type { RoomCode } from '../entry.ts';
import {
  StoreUnavailable,
  type AppendOutcome,
  type Away,
  type CreateOutcome,
  type RoomStore,
} from '../room-store.ts';
import { openDatabase, WAIT_WHILE_BUSY, type Database } from './database.ts';
import { entryLog } from './entry-log.ts';
import { lockFolder } from './folder-lock.ts';
import { groupCommit } from './group-commit.ts';
import { migrate, mustBeUpToDate, PRAGMAS } from './schema.ts';

/** The one file that holds everything; beside it SQLite keeps its write-ahead log. */
export const DATABASE_FILE = 'agent-double.sqlite';

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

/**
 * The same data, read beside the server that uses them; nothing is written.
 * @throws where there are none, or they are of a version that can't be read as it is
 */
export const besideSqliteStore = async (
  folder: string,
): Promise<Pick<RoomStore, 'read' | 'close'>> => {
  const file = path.join(folder, DATABASE_FILE);
  if (!existsSync(file)) throw new Error(`there are no data in ${folder}`);
  const database = await openDatabase(file, { readOnly: true });
  database.exec(WAIT_WHILE_BUSY);
  try {
    mustBeUpToDate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const log = entryLog(database);
  const findRoom = database.prepare(FIND_ROOM);
  return {
    read: (room, after) =>
      answer(() => {
        // Somebody else writes: nothing is remembered, and all that is read is of one moment.
        log.doubt();
        database.exec('BEGIN');
        try {
          const found = findRoom.get(room) as { id: number } | undefined;
          return found === undefined ? null : log.read(found.id, after);
        } finally {
          database.exec('COMMIT');
        }
      }),
    close: () => {
      database.close();
      return Promise.resolve();
    },
  };
};

/** Brings all that was written into the one file, so that who moves it has everything. */
const gatherIn = (database: Database): void => {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // It is as safe where it is, and a server that can't write still has to end.
  }
};

const FIND_ROOM = 'SELECT id FROM rooms WHERE code = ?';

const storeIn = (database: Database, unlock: () => void): RoomStore => {
  const log = entryLog(database);
  const group = groupCommit(database, { last: log.place, failed: log.doubt });
  const addRoom = database.prepare(
    'INSERT INTO rooms (code, used) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const findRoom = database.prepare(FIND_ROOM);
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
  // What is written to a room counts as use of it.
  const findIdle = database.prepare(
    `SELECT id, code FROM rooms WHERE used < ?1 AND ?1 > (
       SELECT at FROM places JOIN entries ON entries.id = places.entry
       WHERE places.room = rooms.id ORDER BY places.seq DESC LIMIT 1)`,
  );
  const removeRoom = database.prepare('DELETE FROM rooms WHERE id = ?');
  const removeAways = database.prepare('DELETE FROM aways WHERE ended < ?');

  const idOf = (code: RoomCode): number | null =>
    (findRoom.get(code) as { id: number } | undefined)?.id ?? null;
  const removeAll = (code: RoomCode, id: number): void => {
    log.remove(code, id);
    removeRoom.run(id);
  };

  return {
    create: (room, entry) =>
      group.write((): CreateOutcome => {
        const added = addRoom.run(room, entry.at);
        if (added.changes === 0) return 'taken';
        log.open(room, Number(added.lastInsertRowid));
        log.append(room, 1, entry);
        return 'done';
      }),
    append: (room, seq, entry) =>
      group.write((): AppendOutcome => (log.append(room, seq, entry) ? 'done' : 'conflict')),
    read: (room, after) =>
      answer(() => {
        const id = idOf(room);
        return id === null ? null : log.read(id, after);
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
        log.place(true);
        const idle = findIdle.all(before) as { id: number; code: RoomCode }[];
        for (const { id, code } of idle) removeAll(code, id);
        return idle.length;
      }),
    remove: (room) =>
      group.write(() => {
        const id = idOf(room);
        if (id !== null) removeAll(room, id);
        return id !== null;
      }),
    close: () => {
      group.flush();
      gatherIn(database);
      database.close();
      unlock();
      return Promise.resolve();
    },
  };
};
