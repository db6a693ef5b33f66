import { jsonOf, type NewEntry, type RoomCode } from '../entry.ts';
import { LOG_VERSION } from '../log-version.ts';
import type { AppendOutcome } from '../room-store.ts';
import { failureCode, type Ask } from './connection.ts';

/** Most entries in one statement. */
export const MAX_GROUP = 128;

/**
 * What another writer was in the way of: the room was removed, or the database let another
 * transaction go first. Nothing of the statement has happened.
 */
const LOST = new Set(['23503', '23505', '40001', '40P01']);

const INSERT = `
  INSERT INTO entries (room, seq, at, person, order_id, token, version, events)
  SELECT room, seq, at, person, order_id, token, version, events
  FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::int[],
    $8::text[]) AS given (room, seq, at, person, order_id, token, version, events)
  WHERE EXISTS (
    SELECT 1 FROM entries AS before WHERE before.room = given.room AND before.seq = given.seq - 1)
  ON CONFLICT DO NOTHING
  RETURNING room`;

interface Waiting {
  readonly room: RoomCode;
  readonly seq: number;
  readonly entry: NewEntry;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** The columns of an entry after its room, as they are written. */
export const columnsOf = (seq: number, entry: NewEntry): readonly unknown[] => [
  seq,
  entry.at,
  entry.by,
  // As JSON: a client's text may hold what the database's text can't.
  entry.order === null ? null : JSON.stringify(entry.order),
  entry.token,
  LOG_VERSION,
  jsonOf(entry),
];

/**
 * Appends of many rooms share one statement, and so one commit, while others are on their way. Two
 * of one room never share one, and follow each other in the order in which they were asked for.
 */
export class GroupAppend {
  readonly #ask: Ask;
  readonly #lanes: number;
  readonly #written: (room: RoomCode, seq: number) => void;
  #waiting: Waiting[] = [];
  readonly #busy = new Set<RoomCode>();
  #running = 0;
  #scheduled = false;

  /** At most `lanes` statements at once; `written` is told of each entry after its commit. */
  constructor(ask: Ask, lanes: number, written: (room: RoomCode, seq: number) => void) {
    this.#ask = ask;
    this.#lanes = lanes;
    this.#written = written;
  }

  append(room: RoomCode, seq: number, entry: NewEntry): Promise<AppendOutcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ room, seq, entry, resolve, reject });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => {
        this.#scheduled = false;
        this.#next();
      });
    });
  }

  #next(): void {
    while (this.#running < this.#lanes) {
      const group = this.#takeGroup();
      if (group.length === 0) return;
      this.#running += 1;
      void this.#write(group).finally(() => {
        this.#running -= 1;
        for (const { room } of group) this.#busy.delete(room);
        this.#next();
      });
    }
  }

  #takeGroup(): readonly Waiting[] {
    const group: Waiting[] = [];
    const later: Waiting[] = [];
    const blocked = new Set<RoomCode>();
    for (const item of this.#waiting) {
      const free = !this.#busy.has(item.room) && !blocked.has(item.room);
      if (free && group.length < MAX_GROUP) {
        group.push(item);
        this.#busy.add(item.room);
      } else {
        later.push(item);
      }
      blocked.add(item.room);
    }
    this.#waiting = later;
    // In one order everywhere, so that two nodes never wait for each other crosswise.
    return group.sort((one, other) => (one.room < other.room ? -1 : 1));
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#insert(group);
      for (const { room, seq, resolve } of group) {
        const done = written.has(room);
        if (done) this.#written(room, seq);
        resolve(done ? 'done' : 'conflict');
      }
    } catch (error) {
      await this.#afterFailure(group, error);
    }
  }

  async #afterFailure(group: readonly Waiting[], error: unknown): Promise<void> {
    const lost = LOST.has(failureCode(error) ?? '');
    if (lost && group.length > 1) {
      for (const item of group) await this.#write([item]);
      return;
    }
    for (const { resolve, reject } of group) {
      if (lost) resolve('conflict');
      else reject(error);
    }
  }

  async #insert(group: readonly Waiting[]): Promise<ReadonlySet<string>> {
    const rows = group.map(({ room, seq, entry }) => [room, ...columnsOf(seq, entry)]);
    const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at]));
    const { rows: inserted } = await this.#ask<{ room: string }>(INSERT, columns);
    return new Set(inserted.map(({ room }) => room));
  }
}
