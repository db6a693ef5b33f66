import { Browser, temporaryFolder, testConfig, type Client } from '../server.test-kit.ts';
import type { Config } from '../config/config.ts';
import { startServer, type Replacements, type RunningServer } from '../start-server.ts';
import { makeDatabase, type TestDatabase } from '../storage/postgres/database.test-kit.ts';

/** Some servers on one database. */
export interface Nodes {
  readonly database: TestDatabase;
  readonly servers: readonly RunningServer[];
  /** A server more on the same database. */
  start(changes?: Partial<Config>, replacements?: Replacements): Promise<RunningServer>;
  close(): Promise<void>;
}

/** Starts `count` servers on a database of their own. */
export const startNodes = async (
  count: number,
  changes: Partial<Config> = {},
  replacements: Replacements = {},
): Promise<Nodes> => {
  const database = await makeDatabase();
  const { folder, remove } = temporaryFolder();
  const servers: RunningServer[] = [];
  const start: Nodes['start'] = async (more = {}, others = replacements) => {
    const config = testConfig(folder, {
      ...{ databaseUrl: database.url, databaseConnections: 4, bots: 'off' },
      ...changes,
      ...more,
    });
    const started = await startServer(config, others);
    let closing: Promise<void> | null = null;
    const server = { ...started, close: () => (closing ??= started.close()) };
    servers.push(server);
    return server;
  };
  await Promise.all(Array.from({ length: count }, () => start()));
  return {
    database,
    servers,
    start,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await database.remove();
      remove();
    },
  };
};

const originOf = ({ url }: RunningServer): string => url.replace('localhost', '127.0.0.1');

/** The same person, whose next requests and sockets go to that server. */
export const moveTo = (browser: Browser, server: RunningServer): void => {
  browser.origin = originOf(server);
};

/** People whose requests go to one server each, in turn. */
export const browsersOn = (servers: readonly RunningServer[], count: number): readonly Browser[] =>
  Array.from({ length: count }, (_, at) => {
    const server = servers[at % servers.length];
    if (server === undefined) throw new Error('no server');
    return new Browser(originOf(server));
  });

/** What everybody sees of a table, whatever the seat. */
export const faceOf = ({ table }: Client): unknown => {
  const { play, ...rest } = table ?? { play: null };
  return { ...rest, play: play === null ? null : { ...play, privy: null } };
};
