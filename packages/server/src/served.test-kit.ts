import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { SERVER_BUILT } from './main-module.ts';

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** The real server in a process of its own. */
export interface Served {
  readonly url: string;
  readonly port: string;
  /** Ends the process with the signal and waits until it is gone; gives its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the server with these settings, and those that a test of one machine needs: as it is
 * built, or what else is `built` of it.
 */
export const serveProcess = async (
  settings: NodeJS.ProcessEnv,
  built = fileURLToPath(SERVER_BUILT),
): Promise<Served> => {
  const child = spawn(process.execPath, [built], {
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: '127.0.0.1', FRAMES_PER_SECOND: '10000' },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const gone = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    let complained = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complained += chunk.toString();
    });
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /http:\S+/u.exec(printed)?.[0];
      if (found !== undefined && printed.endsWith('\n')) resolve(found);
    });
    child.on('close', () => {
      reject(new Error(`the server ended: ${complained}`));
    });
  });
  return {
    url,
    port: new URL(url).port,
    end: (signal) => {
      child.kill(signal);
      return gone;
    },
  };
};
