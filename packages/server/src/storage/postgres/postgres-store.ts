import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { entryOf, type EntryRow } from '../entry-row.ts';
import type { Neighbours } from '../neighbours.ts';
import type { Away, RoomStore } from '../room-store.ts';
import { comeBack, type NodeName } from './come-back.ts';
import { askThrough, connectionOptions, openPool, type Ask } from './connection.ts';
import { COMPARE_SECONDS, DatabaseClock } from './database-clock.ts';
import { columnsOf, GroupAppend } from './group-append.ts';
import { NodeLink } from './node-link.ts';
import { migrate } from './schema.ts';

const NODE_BYTES = 6;

/** How a node reaches the database and hears of the others. */
export interface PostgresPlace {
  readonly url: string;
  /** Most connections of this node, besides the one that listens. */
  readonly connections: number;
  readonly wakeups: 'listen' | 'poll';
  /** Where this node runs: the same after a restart, and no other node's. */
  readonly place: string;
}

/** A store that several servers share. */
export interface PostgresStore extends RoomStore {
  readonly neighbours: Neighbours;
  /** The clock that all of them go by. */
  readonly clock: Pick<DatabaseClock, 'now'>;
}

/** Ids are kept as JSON, which holds what PostgreSQL's text does not. */
const sentId = (kept: string | null): string | null =>
  kept === null ? null : (JSON.parse(kept) as string);

/**
 * The store in a PostgreSQL database that other servers use as well.
 * @throws where it can't be reached, or a newer server has written it
 */
export const openPostgresStore = async (place: PostgresPlace): Promise<PostgresStore> => {
  const sessions = place.wakeups === 'listen';
  const pool = openPool({ ...place, sessions });
  const ask = askThrough(pool);
  const clock = new DatabaseClock(ask);
  const listen = sessions ? connectionOptions({ url: place.url, sessions }) : null;
  const node = { id: randomBytes(NODE_BYTES).toString('hex'), place: place.place };
  const link = new NodeLink({ ask, listen, node });
  try {
    await migrate(pool);
    await clock.compare();
    await link.open();
  } catch (error) {
    await link.close();
    await pool.end();
    throw error;
  }
  const comparing = setInterval(() => {
    clock.compare().catch(() => undefined);
  }, COMPARE_SECONDS * 1000);
  comparing.unref();
  const close = async (): Promise<void> => {
    clearInterval(comparing);
    await link.close();
    await pool.end();
  };
  return storeWith({ pool, node, link, clock, lanes: place.connections, close });
};

interface StoreParts {
  readonly pool: Pool;
  readonly node: NodeName;
  readonly link: NodeLink;
  readonly clock: DatabaseClock;
  readonly lanes: number;
  readonly close: () => Promise<void>;
}

const storeWith = ({ pool, node, link, clock, lanes, close }: StoreParts): PostgresStore => {
  const ask = askThrough(pool);
  // One connection is left for those who read.
  const appends = new GroupAppend(ask, Math.max(1, lanes - 1), (room, seq) => {
    link.wake(room, seq);
  });
  return {
    neighbours: link,
    clock,
    create: async (room, entry) => {
      const { rowCount } = await ask(CREATE, [room, ...columnsOf(1, entry)]);
      return rowCount === 1 ? 'done' : 'taken';
    },
    append: (room, seq, entry) => appends.append(room, seq, entry),
    read: reading(ask),
    countRooms: async () => {
      const { rows } = await ask<{ rooms: number }>('SELECT count(*)::int AS rooms FROM rooms');
      return rows[0]?.rooms ?? 0;
    },
    use: async (room, at) => {
      await ask('UPDATE rooms SET used = greatest(used, $2) WHERE code = $1', [room, at]);
    },
    beat: async (at) => {
      await ask('UPDATE beats SET at = greatest(at, $1)', [at]);
    },
    comeBack: (at) => comeBack(pool, node, at),
    awaysSince: async (at) => {
      const { rows } = await ask<{ from: number; until: number }>(
        `SELECT began::float8 AS "from", ended::float8 AS "until" FROM aways
         WHERE ended > $1 ORDER BY began`,
        [at],
      );
      return rows.map(({ from, until }): Away => ({ from, until }));
    },
    removeIdle: async (before) => {
      await ask('DELETE FROM aways WHERE ended < $1', [before]);
      const { rowCount } = await ask(
        `DELETE FROM rooms WHERE used < $1 AND $1 > (
           SELECT at FROM entries WHERE room = code ORDER BY seq DESC LIMIT 1)`,
        [before],
      );
      return rowCount ?? 0;
    },
    remove: async (room) => {
      const { rowCount } = await ask('DELETE FROM rooms WHERE code = $1', [room]);
      link.wake(room, null);
      return rowCount === 1;
    },
    close,
  };
};

/** Reads logs through `ask`. */
export const reading =
  (ask: Ask): RoomStore['read'] =>
  async (room, after) => {
    const { rows } = await ask<EntryRow>(READ, [room, after]);
    if (rows.length > 0) return rows.map((row) => entryOf(row, sentId(row.order_id)));
    const { rowCount } = await ask('SELECT 1 FROM rooms WHERE code = $1', [room]);
    return rowCount === 0 ? null : [];
  };

const CREATE = `
  WITH made AS (
    INSERT INTO rooms (code, used) VALUES ($1, $3) ON CONFLICT DO NOTHING RETURNING code)
  INSERT INTO entries (room, seq, at, person, order_id, token, version, events)
  SELECT code, $2::int, $3::bigint, $4::text, $5::text, $6::text, $7::int, $8::text FROM made`;

const READ = `
  SELECT seq, at::float8 AS at, person, order_id, token, version, events FROM entries
  WHERE room = $1 AND seq > $2 ORDER BY seq`;
