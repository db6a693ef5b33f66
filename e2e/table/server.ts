import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SERVER } from '../../scripts/ensure-built.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Settings of a server whose computers move at once. */
export const QUICK = { BOT_PACE: '0' } as const;

/** A folder of a server's data, removed with `remove`. */
export const dataFolder = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'agent-double-e2e-'));
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A server in a process of its own. */
export interface Server {
  readonly url: string;
  readonly port: number;
  /** Where its data are. */
  readonly folder: string;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
}

/** Starts the server as it was built, on `port` (0: a free one) with the data in `folder` and more settings. */
export const startServer = async (
  folder: string,
  port = 0,
  settings: NodeJS.ProcessEnv = {},
): Promise<Server> => {
  const child = spawn(process.execPath, [fileURLToPath(SERVER)], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      CREATES_PER_MINUTE: '10000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A worker that is cut short leaves no server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const url = await addressOf(child);
  return {
    url,
    port: Number(new URL(url).port),
    folder,
    kill: () =>
      new Promise((gone) => {
        if (child.exitCode !== null || child.signalCode !== null) {
          gone();
          return;
        }
        child.once('exit', () => {
          gone();
        });
        child.kill('SIGKILL');
      }),
  };
};

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    child.once('exit', () => {
      failed(new Error('the server ended before it listened'));
    });
    if (child.stdout === null) return;
    createInterface(child.stdout).once('line', (line) => {
      const url = /https?:\/\/\S+/u.exec(line)?.[0];
      if (url === undefined) failed(new Error(`no address in: ${line}`));
      else found(url);
    });
  });
