import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SERVER_BUILT, SERVER_FLAGS, SERVER_MAIN } from '@agent-double/server';

const START_LIMIT_MS = 60_000;
/** Lines of the log that tell of a bug. */
const BUGS = ['a bug in a room', 'a bug in a socket', 'a request failed', 'could not be admitted'];
const NO_LIMIT = '1000000';

/** Settings under which one address may be as many people as it likes. */
export const OPEN_SETTINGS = {
  ...{ HOST: '127.0.0.1', LOG_LEVEL: 'warn', BOTS: 'off' },
  ...{ CREATES_PER_MINUTE: NO_LIMIT, VISITS_PER_MINUTE: NO_LIMIT, MISSES_PER_MINUTE: NO_LIMIT },
  ...{ SOCKETS_PER_ADDRESS: NO_LIMIT, FRAMES_PER_SECOND: NO_LIMIT },
} as const;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** The server in a process of its own, which can be killed and started again at its place. */
export class ServerProcess {
  readonly #env: NodeJS.ProcessEnv;
  readonly #args: readonly string[];
  /** What its logs said of bugs, over all its lives. */
  readonly bugs: string[] = [];
  #child: ChildProcess | null = null;
  #gone: Promise<number | null> = Promise.resolve(null);
  #port = 0;

  /** As it is built, or from its sources. */
  constructor(env: NodeJS.ProcessEnv, sources: boolean) {
    this.#env = env;
    this.#args = sources
      ? [...SERVER_FLAGS, '--import', 'tsx', fileURLToPath(SERVER_MAIN)]
      : [...SERVER_FLAGS, fileURLToPath(SERVER_BUILT)];
  }

  get port(): number {
    return this.#port;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child !== null;
  }

  /** Starts it, on the port that it had before; resolves once it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...this.#args], {
      env: { ...process.env, ...OPEN_SETTINGS, ...this.#env, PORT: String(this.#port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    running.add(child);
    this.#gone = new Promise((resolve) => {
      child.once('close', (code) => {
        running.delete(child);
        if (this.#child === child) this.#child = null;
        resolve(code);
      });
    });
    this.#port = await this.#listening(child);
  }

  /** Ends it with the signal; resolves once it is gone, with its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child?.kill(signal);
    return this.#gone;
  }

  #listening(child: ChildProcess): Promise<number> {
    return new Promise((resolve, reject) => {
      let said = '';
      let complained = '';
      const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
      child.stderr?.on('data', (chunk: Buffer) => {
        complained = `${complained}${chunk.toString()}`.slice(-2000);
        for (const line of chunk.toString().split('\n')) {
          if (BUGS.some((bug) => line.includes(bug)) && !line.includes('StoreUnavailable')) {
            this.bugs.push(line);
          }
        }
      });
      child.stdout?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, port] = /http:\/\/[^:\s]+:(\d+)/u.exec(said) ?? [];
        if (port === undefined || !said.includes('\n')) return;
        clearTimeout(timer);
        resolve(Number(port));
      });
      child.once('close', (code) => {
        clearTimeout(timer);
        reject(new Error(`the server ended with ${code}: ${complained}`));
      });
    });
  }
}
