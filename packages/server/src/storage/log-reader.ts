import type { Config } from '../config/config.ts';
import type { RoomStore } from './room-store.ts';
import { besideSqliteStore } from './sqlite/sqlite-store.ts';

/** Reads what is committed, as somebody who stands outside of every server. */
export type LogReader = Pick<RoomStore, 'read' | 'close'>;

/** A reader of the data that the settings name, whether or not a server runs on them. */
export const openLogReader = async ({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<LogReader> => {
  if (databaseUrl === null) return besideSqliteStore(dataDir);
  const { askThrough, openPool } = await import('./postgres/connection.ts');
  const { reading } = await import('./postgres/postgres-store.ts');
  const pool = openPool({ url: databaseUrl, connections: 1, sessions: false });
  return { read: reading(askThrough(pool)), close: () => pool.end() };
};
