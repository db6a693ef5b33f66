import { WAIT_WHILE_BUSY, type Database } from './database.ts';

/** Each step brings a file from the version that is its place to the next. */
const STEPS: readonly string[] = [
  `CREATE TABLE rooms (
     id INTEGER PRIMARY KEY,
     code TEXT NOT NULL UNIQUE,
     used INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE entries (
     room INTEGER NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     at INTEGER NOT NULL,
     person TEXT,
     order_id TEXT,
     token TEXT,
     version INTEGER NOT NULL,
     events TEXT NOT NULL,
     PRIMARY KEY (room, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE beats (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE aways (
     began INTEGER NOT NULL,
     ended INTEGER NOT NULL
   ) STRICT;`,
  // Entries in the order in which they come; where those of a room are is written behind them.
  `ALTER TABLE entries RENAME TO entries_by_room;
   CREATE TABLE entries (
     id INTEGER PRIMARY KEY,
     room INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     at INTEGER NOT NULL,
     person TEXT,
     order_id TEXT,
     token TEXT,
     version INTEGER NOT NULL,
     events TEXT NOT NULL
   ) STRICT;
   CREATE TABLE places (
     room INTEGER NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     entry INTEGER NOT NULL,
     PRIMARY KEY (room, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE placed (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     until INTEGER NOT NULL
   ) STRICT;
   INSERT INTO entries (room, seq, at, person, order_id, token, version, events)
     SELECT room, seq, at, person, order_id, token, version, events
     FROM entries_by_room ORDER BY at, room, seq;
   INSERT INTO places (room, seq, entry) SELECT room, seq, id FROM entries ORDER BY room, seq;
   INSERT INTO placed (only, until) SELECT 1, coalesce(max(id), 0) FROM entries;
   DROP TABLE entries_by_room;`,
];

/** A commit returns once it is on disk; readers are never held up by a writer. */
export const PRAGMAS = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  WAIT_WHILE_BUSY,
] as const;

const versionOf = (database: Database): number =>
  (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

/** @throws where a newer server has written the file */
const knownVersion = (database: Database): number => {
  const version = versionOf(database);
  if (version > STEPS.length) {
    throw new Error(
      `the data were written by a newer Agent double (version ${version}, this one reads ${STEPS.length})`,
    );
  }
  return version;
};

/** Brings the file up to date. Throws where a newer server has written it. */
export const migrate = (database: Database): void => {
  const version = knownVersion(database);
  STEPS.slice(version).forEach((step, at) => {
    database.exec(`BEGIN; ${step} PRAGMA user_version = ${version + at + 1}; COMMIT`);
  });
};

/** Throws where the file can't be read as it is, being of a newer or an older version. */
export const mustBeUpToDate = (database: Database): void => {
  const version = knownVersion(database);
  if (version < STEPS.length) {
    throw new Error(
      `the data are of version ${version}, and ${STEPS.length} is read: a server of this version brings them up to date when it starts`,
    );
  }
};
