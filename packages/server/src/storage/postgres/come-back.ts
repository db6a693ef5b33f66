import type { Millis } from '@agent-double/rules';
import type { Pool, PoolClient } from 'pg';
import { StoreUnavailable } from '../room-store.ts';
import { GONE_SECONDS } from './node-link.ts';

/** The node that comes back, and where it runs. */
export interface NodeName {
  readonly id: string;
  readonly place: string;
}

/**
 * Enters the node among those that are there. Where it is the only one, the time since the last
 * beat was a time away; of nodes that come back together only the first one is.
 * @throws StoreUnavailable
 */
export const comeBack = async (pool: Pool, node: NodeName, at: Millis): Promise<void> => {
  let client: PoolClient | null = null;
  let failure: Error | undefined;
  try {
    client = await pool.connect();
    await client.query('BEGIN');
    await enter(client, node, at);
    await client.query('COMMIT');
  } catch (error) {
    failure = new StoreUnavailable('the database did not answer', { cause: error });
    throw failure;
  } finally {
    // A connection that failed in the middle is not used again.
    client?.release(failure);
  }
};

const enter = async (client: PoolClient, { id, place }: NodeName, at: Millis): Promise<void> => {
  const last = await client.query<{ at: number }>('SELECT at::float8 AS at FROM beats FOR UPDATE');
  // What an earlier life of this node has left.
  await client.query('DELETE FROM nodes WHERE place = $1', [place]);
  const others = await client.query(
    `SELECT 1 FROM nodes WHERE seen > now() - interval '${GONE_SECONDS} seconds' LIMIT 1`,
  );
  const began = last.rows[0]?.at ?? 0;
  if (others.rowCount === 0 && began > 0 && began < at) {
    await client.query('INSERT INTO aways (began, ended) VALUES ($1, $2)', [began, at]);
  }
  await client.query('UPDATE beats SET at = greatest(at, $1)', [at]);
  await client.query('INSERT INTO nodes (id, place, seen) VALUES ($1, $2, now())', [id, place]);
};
