import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { PostgresPlace } from './postgres-store.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    database: { readonly url: string } | { readonly missing: string };
  }
}

/** A database of a test's own, which `remove` takes away. */
export interface TestDatabase {
  readonly url: string;
  /** Runs a statement as somebody who stands outside the server. */
  run(sql: string): Promise<readonly Record<string, unknown>[]>;
  /** Cuts every connection to it. */
  cut(): Promise<void>;
  /** Refuses every connection, and cuts those there are; or lets them in again. */
  allow(connections: boolean): Promise<void>;
  remove(): Promise<void>;
}

const serverUrl = (): string => {
  const database = inject('database');
  if ('missing' in database) throw new Error(database.missing);
  return database.url;
};

const askOnce = async (url: string, sql: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
};

/** Makes a database on the server that the run was given. */
export const makeDatabase = async (): Promise<TestDatabase> => {
  const server = serverUrl();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await askOnce(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const cut = async (): Promise<void> => {
    await askOnce(
      server,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
  };
  return {
    url: url.href,
    run: (sql) => askOnce(url.href, sql),
    cut,
    allow: async (connections) => {
      await askOnce(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${String(connections)}`);
      if (!connections) await cut();
    },
    remove: async () => {
      await askOnce(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};

let places = 0;

/** How a node of a test reaches its database. */
export const placeOf = (
  { url }: Pick<TestDatabase, 'url'>,
  changes: Partial<PostgresPlace> = {},
): PostgresPlace => {
  places += 1;
  return { url, connections: 4, wakeups: 'listen', place: `test:${places}`, ...changes };
};
