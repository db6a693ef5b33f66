import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Seat } from '@agent-double/rules';
import { vi } from 'vitest';
import { Browser, type Client } from './browser.test-kit.ts';
import { readConfig, type Config } from './config/config.ts';
import { startServer, type Replacements, type RunningServer } from './start-server.ts';

export { Browser, Client, together } from './browser.test-kit.ts';

// A commit waits for the disk, which a busy machine may keep from it for a while.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A folder that is removed by `remove`. */
export const temporaryFolder = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'agent-double-'));
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A configuration for a server that only this machine can reach. */
export const testConfig = (dataDir: string, changes: Partial<Config> = {}): Config => ({
  ...readConfig({}),
  port: 0,
  host: '127.0.0.1',
  dataDir,
  logLevel: 'silent',
  webDir: path.join(dataDir, 'no-web-client'),
  ...changes,
});

/** A server on data of its own, which go with it. */
export const startTestServer = async (
  changes: Partial<Config> = {},
  replacements: Replacements = {},
): Promise<RunningServer> => {
  const { folder, remove } = temporaryFolder();
  const server = await startServer(testConfig(folder, changes), replacements).catch(
    (error: unknown) => {
      remove();
      throw error;
    },
  );
  return {
    ...server,
    close: async () => {
      await server.close();
      remove();
    },
  };
};

export const FOUR_SEATS = [
  'red.spymaster',
  'red.operative',
  'blue.spymaster',
  'blue.operative',
] as const satisfies readonly Seat[];

/** Four people in their seats and a spectator; the first is the host. */
export interface Party {
  readonly room: string;
  readonly browsers: readonly Browser[];
  readonly redSpymaster: Client;
  readonly redOperative: Client;
  readonly blueSpymaster: Client;
  readonly blueOperative: Client;
  readonly spectator: Client;
  readonly everybody: readonly Client[];
}

/** Seats four people in a new room, with somebody to watch them. */
export const gather = async ({ url }: Pick<RunningServer, 'url'>): Promise<Party> => {
  const origin = url.replace('localhost', '127.0.0.1');
  const browsers = Array.from({ length: 5 }, () => new Browser(origin));
  const [host] = browsers as [Browser];
  const room = await host.create('Ada');
  const names = ['Ada', 'Blaise', 'Cleo', 'Denis', 'Emma'];
  for (const [at, browser] of browsers.entries()) {
    if (at > 0) await browser.join(room, names[at] ?? '');
  }
  const clients: Client[] = [];
  for (const browser of browsers) clients.push(await browser.enter(room));
  for (const [at, seat] of FOUR_SEATS.entries()) {
    await clients[at]?.order({ type: 'takeSeat', seat });
  }
  const [redSpymaster, redOperative, blueSpymaster, blueOperative, spectator] = clients as [
    Client,
    Client,
    Client,
    Client,
    Client,
  ];
  return {
    ...{ room, browsers, redSpymaster, redOperative, blueSpymaster, blueOperative, spectator },
    everybody: clients,
  };
};
