import type { DatabaseSyncInstance } from '@photostructure/sqlite';

export type Database = DatabaseSyncInstance;

/** First Node whose own SQLite needs no flag. */
const OWN_SQLITE = { major: 22, minor: 13 };

/** How long a statement waits for another process that has the file. */
const BUSY_MS = 5000;
export const WAIT_WHILE_BUSY = `PRAGMA busy_timeout = ${BUSY_MS}`;

const hasOwn = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OWN_SQLITE.major || (major === OWN_SQLITE.major && minor >= OWN_SQLITE.minor);
};

/**
 * Opens a database file with Node's own SQLite, or on older ones the package that is like it.
 * `readOnly`: nothing is written to it, and it must be there.
 */
export const openDatabase = async (file: string, { readOnly = false } = {}): Promise<Database> => {
  // Not in the types of Node 20; the package declares the same class.
  const own = 'node:sqlite';
  const { DatabaseSync } = hasOwn(process.versions.node)
    ? ((await import(own)) as typeof import('@photostructure/sqlite'))
    : await import('@photostructure/sqlite');
  return new DatabaseSync(file, { readOnly });
};
