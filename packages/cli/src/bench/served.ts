import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from '@agent-double/server';

/** Ticks of the kernel's clock of processor time in a second. */
const TICKS = 100;
const START_LIMIT_MS = 60_000;

/** A server in a process of its own. */
export interface Served {
  readonly url: string;
  /** Seconds of processor time that it has used. */
  cpu(): number;
  /** Mebibytes of memory that it holds. */
  rss(): number;
  /** Milliseconds from the start of the process until it said where it serves. */
  readonly startMs: number;
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

const field = (pid: number, file: string, read: (text: string) => number): number => {
  try {
    return read(readFileSync(`/proc/${pid}/${file}`, 'utf8'));
  } catch {
    return NaN; // a system without /proc
  }
};

const cpuOf = (pid: number): number =>
  field(pid, 'stat', (text) => {
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  });

/** Mebibytes of memory that a process holds. */
export const rssOf = (pid: number): number =>
  field(pid, 'status', (text) => Number(/^VmRSS:\s+(\d+)/mu.exec(text)?.[1]) / 1024);

let pins: boolean | null = null;

/** Asked once: a process that is kept on one core is told of no other. */
const canPin = (): boolean =>
  (pins ??= availableParallelism() >= 2 && spawnSync('taskset', ['--version']).status === 0);

/** Keeps this process off the core that the server has, where the machine has two. */
export const pinSelf = (): void => {
  if (canPin()) spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]);
};

const untilServing = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
    }, START_LIMIT_MS);
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [url] = /http:\S+/u.exec(said) ?? [];
      if (url === undefined || !said.endsWith('\n')) return;
      clearTimeout(timer);
      resolve(url.replace('localhost', '127.0.0.1'));
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}: ${said}`));
    });
  });

/** Runs a module that serves and prints where, on the first core where there are two. */
export const runServer = async (module: URL, env: NodeJS.ProcessEnv): Promise<Served> => {
  const loader = module.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const command = [...SERVER_FLAGS, ...loader, fileURLToPath(module)];
  const [program, args] = canPin()
    ? (['taskset', ['-c', '0', process.execPath, ...command]] as const)
    : ([process.execPath, command] as const);
  const start = performance.now();
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('close', resolve));
  const pid = child.pid ?? 0;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await gone;
  };
  return {
    url: await untilServing(child),
    startMs: performance.now() - start,
    cpu: () => cpuOf(pid),
    rss: () => rssOf(pid),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
};
