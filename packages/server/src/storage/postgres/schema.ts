import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { failureCode } from './connection.ts';

/** Each step brings a database from the version that is its place to the next. */
const STEPS: readonly string[] = [
  `CREATE TABLE rooms (
     code TEXT PRIMARY KEY,
     used BIGINT NOT NULL
   );
   CREATE TABLE entries (
     room TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     at BIGINT NOT NULL,
     person TEXT,
     order_id TEXT,
     token TEXT,
     version INTEGER NOT NULL,
     events TEXT NOT NULL,
     PRIMARY KEY (room, seq)
   );
   CREATE TABLE beats (
     single INTEGER PRIMARY KEY CHECK (single = 1),
     at BIGINT NOT NULL
   );
   INSERT INTO beats (single, at) VALUES (1, 0);
   CREATE TABLE aways (
     began BIGINT NOT NULL,
     ended BIGINT NOT NULL
   );
   CREATE TABLE nodes (
     id TEXT PRIMARY KEY,
     place TEXT NOT NULL,
     seen TIMESTAMPTZ NOT NULL
   );
   CREATE TABLE presences (
     room TEXT NOT NULL,
     node TEXT NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
     presence TEXT NOT NULL,
     PRIMARY KEY (room, node)
   );
   CREATE INDEX presences_of_node ON presences (node);`,
];

/** Another node makes the same step: it has the number, the table or the type already. */
const IN_THE_WAY = new Set(['23505', '42P07', '42710', '40001', '40P01', 'XX000']);
/** Times that nodes which start together may get in each other's way. */
const MAX_TRIES = 20;
const PAUSE_MS = 100;

const versionOf = async (client: PoolClient): Promise<number> => {
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)');
  const { rows } = await client.query<{ version: number }>(
    'SELECT coalesce(max(version), 0)::int AS version FROM schema_version',
  );
  return rows[0]?.version ?? 0;
};

const climb = async (client: PoolClient): Promise<void> => {
  const version = await versionOf(client);
  if (version > STEPS.length) {
    throw new Error(
      `the data were written by a newer Agent double (version ${version}, this one reads ${STEPS.length})`,
    );
  }
  for (const [at, step] of STEPS.slice(version).entries()) {
    // The number comes first: of several nodes one has it, and the others wait for that one.
    await client.query('BEGIN');
    await client.query('INSERT INTO schema_version (version) VALUES ($1)', [version + at + 1]);
    await client.query(step);
    await client.query('COMMIT');
  }
};

/**
 * Brings the database up to date, while other nodes may be doing the same.
 * @throws where a newer server has written it, or it can't be reached
 */
export const migrate = async (pool: Pool): Promise<void> => {
  for (let tried = 1; ; tried += 1) {
    const client = await pool.connect();
    try {
      await climb(client);
      return;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      if (!IN_THE_WAY.has(failureCode(error) ?? '') || tried === MAX_TRIES) throw error;
    } finally {
      client.release();
    }
    await wait(PAUSE_MS);
  }
};
