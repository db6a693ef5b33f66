import { entryOf, type EntryRow } from '../entry-row.ts';
import { jsonOf, type Entry, type NewEntry, type RoomCode } from '../entry.ts';
import { LOG_VERSION } from '../log-version.ts';
import type { Database } from './database.ts';

/** Entries that are written before it is noted, for all of them at once, where they are. */
export const PLACED_AT_ONCE = 8192;
/** Rooms of which the end of the log is known without looking: more than play at once. */
export const MAX_KNOWN_ENDS = 8192;

interface End {
  readonly room: number;
  seq: number;
}

/** The logs of all rooms. What writes is called inside a transaction. */
export interface EntryLog {
  /** Opens the log of a room whose row has just been made. */
  open(code: RoomCode, room: number): void;
  /** Writes `entry` as number `seq` if the log of the room ends just before it; whether it did. */
  append(code: RoomCode, seq: number, entry: NewEntry): boolean;
  /** The entries after number `after`. */
  read(room: number, after: number): readonly Entry[];
  /** Notes where the latest entries are, once there are enough of them, or `all`. */
  place: (all?: boolean) => void;
  /** Removes what a room has said. */
  remove(code: RoomCode, room: number): void;
  /** Forgets what was believed of the logs: a transaction has come to nothing. */
  doubt: () => void;
}

const COLUMNS = 'seq, at, person, order_id, token, version, events';

/**
 * Entries follow one another in the file, whichever room they are of, so that a commit writes a
 * page or two and not one for each room. Where the entries of a room are is noted behind them, for
 * thousands at a time; the few that are not noted yet are looked through. One server at a time has
 * the file, so that it may know from memory how far each log is.
 */
export const entryLog = (database: Database): EntryLog => {
  const addEntry = database.prepare(
    `INSERT INTO entries (id, room, ${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ${LOG_VERSION}, ?)`,
  );
  const findEnd = database.prepare(
    `SELECT id AS room, coalesce(
       (SELECT max(seq) FROM entries WHERE entries.id > ?2 AND entries.room = rooms.id),
       (SELECT max(seq) FROM places WHERE places.room = rooms.id)) AS seq
     FROM rooms WHERE code = ?1`,
  );
  const readPlaced = database.prepare(
    `SELECT ${COLUMNS.replace('seq', 'places.seq')} FROM places JOIN entries ON entries.id = entry
     WHERE places.room = ?1 AND places.seq > ?2 ORDER BY places.seq`,
  );
  const readLatest = database.prepare(
    `SELECT ${COLUMNS} FROM entries WHERE id > ?3 AND room = ?1 AND seq > ?2 ORDER BY id`,
  );
  const place = database.prepare(
    'INSERT INTO places (room, seq, entry) SELECT room, seq, id FROM entries WHERE id > ? ORDER BY room, seq',
  );
  const notePlaced = database.prepare('UPDATE placed SET until = ?');
  const findPlaced = database.prepare('SELECT until FROM placed');
  const findLast = database.prepare('SELECT coalesce(max(id), 0) AS id FROM entries');
  const removePlaced = database.prepare(
    'DELETE FROM entries WHERE id IN (SELECT entry FROM places WHERE room = ?)',
  );
  const removeLatest = database.prepare('DELETE FROM entries WHERE id > ? AND room = ?');

  const ends = new Map<RoomCode, End>();
  /** Up to which entry places are noted, and which was the last; null where it must be looked up. */
  let reach: { placed: number; last: number } | null = null;
  const reached = (): { placed: number; last: number } => {
    if (reach !== null) return reach;
    const placed = (findPlaced.get() as { until: number }).until;
    // The number of an entry that was removed is not given again: it may count as placed.
    reach = { placed, last: Math.max(placed, (findLast.get() as { id: number }).id) };
    return reach;
  };

  const know = (code: RoomCode, end: End): End => {
    if (ends.size >= MAX_KNOWN_ENDS) {
      for (const oldest of ends.keys()) {
        ends.delete(oldest);
        break;
      }
    }
    ends.set(code, end);
    return end;
  };
  const endOf = (code: RoomCode): End | null => {
    const known = ends.get(code);
    if (known !== undefined) return known;
    const found = findEnd.get(code, reached().placed) as { room: number; seq: number } | undefined;
    return found === undefined ? null : know(code, { room: found.room, seq: found.seq });
  };

  return {
    open: (code, room) => {
      know(code, { room, seq: 0 });
    },
    append: (code, seq, entry) => {
      const end = endOf(code);
      if (end?.seq !== seq - 1) return false;
      const now = reached();
      const { at, by, order, token } = entry;
      addEntry.run(now.last + 1, end.room, seq, at, by, order, token, jsonOf(entry));
      now.last += 1;
      end.seq = seq;
      return true;
    },
    read: (room, after) =>
      [
        ...(readPlaced.all(room, after) as EntryRow[]),
        ...(readLatest.all(room, after, reached().placed) as EntryRow[]),
      ].map((row) => entryOf(row, row.order_id)),
    place: (all = false) => {
      if (reach === null && !all) return;
      const now = reached();
      const latest = now.last - now.placed;
      if (latest === 0 || (!all && latest < PLACED_AT_ONCE)) return;
      place.run(now.placed);
      notePlaced.run(now.last);
      now.placed = now.last;
    },
    remove: (code, room) => {
      ends.delete(code);
      removePlaced.run(room);
      removeLatest.run(reached().placed, room);
    },
    doubt: () => {
      ends.clear();
      reach = null;
    },
  };
};
