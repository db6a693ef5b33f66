import { Pool, type QueryResult, type QueryResultRow } from 'pg';
import { StoreUnavailable } from '../room-store.ts';

/** How long a statement or a new connection may take before the database counts as lost. */
export const ANSWER_MS = 5000;
/** How long a connection that nobody uses is kept. */
const IDLE_MS = 30_000;

/** How to reach the database. */
export interface DatabasePlace {
  readonly url: string;
  readonly connections: number;
  /** Whether it is PostgreSQL itself, which takes settings for a session. */
  readonly sessions: boolean;
}

/** Asks the database. Rejects with `StoreUnavailable` where it doesn't answer as it should. */
export type Ask = <T extends QueryResultRow>(
  sql: string,
  values?: readonly unknown[],
) => Promise<QueryResult<T>>;

/** What the driver is told for every connection. */
export const connectionOptions = ({ url, sessions }: Omit<DatabasePlace, 'connections'>) => ({
  connectionString: url,
  connectionTimeoutMillis: ANSWER_MS,
  query_timeout: ANSWER_MS,
  keepAlive: true,
  application_name: 'agent-double',
  // An acknowledged move is on disk, whatever the database's own default.
  ...(sessions ? { options: '-c synchronous_commit=on', statement_timeout: ANSWER_MS } : {}),
});

/** A pool of connections; one that breaks is replaced when it is asked for next. */
export const openPool = (place: DatabasePlace): Pool => {
  const pool = new Pool({
    ...connectionOptions(place),
    max: place.connections,
    idleTimeoutMillis: IDLE_MS,
  });
  // A connection that breaks while nobody uses it; whoever asks next learns of it.
  pool.on('error', () => undefined);
  return pool;
};

/** Asks through the pool. */
export const askThrough =
  (pool: Pool): Ask =>
  async <T extends QueryResultRow>(sql: string, values: readonly unknown[] = []) => {
    try {
      return await pool.query<T>(sql, [...values]);
    } catch (error) {
      throw new StoreUnavailable('the database did not answer', { cause: error });
    }
  };

/** The code that the database gave the failure, if it was the database that spoke. */
export const failureCode = (error: unknown): string | null => {
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : null;
};
