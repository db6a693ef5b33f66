import { hostname } from 'node:os';
import type { Millis } from '@agent-double/rules';
import type { Config } from '../config/config.ts';
import type { Neighbours } from './neighbours.ts';
import type { RoomStore } from './room-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';

/** A store, and what comes with it where several servers share it. */
export interface OpenedStore {
  readonly store: RoomStore;
  readonly neighbours: Neighbours | null;
  /** The clock that all of them go by; null is the machine's own. */
  readonly now: (() => Millis) | null;
}

type StoreConfig = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'databaseConnections' | 'wakeups' | 'port'
>;

/** A free port says nothing about where a server runs. */
const placeOf = (port: number): string => `${hostname()}:${port === 0 ? process.pid : port}`;

/**
 * The store that the settings name: a file of this server's own, or a database for several.
 * @throws where it can't be opened
 */
export const openStore = async (config: StoreConfig): Promise<OpenedStore> => {
  if (config.databaseUrl === null) {
    return { store: await openSqliteStore(config.dataDir), neighbours: null, now: null };
  }
  // A server of one machine has no use for what talks to a database of several.
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  const store = await openPostgresStore({
    url: config.databaseUrl,
    connections: config.databaseConnections,
    wakeups: config.wakeups,
    place: placeOf(config.port),
  });
  return { store, neighbours: store.neighbours, now: store.clock.now };
};
