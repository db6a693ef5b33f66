import { spawn } from 'node:child_process';
import os from 'node:os';
import { ROOT } from './root.mjs';

/** @typedef {{ code: number, output: string }} Finished `output` is empty unless `quiet` was asked */

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Runs a program from the clone's root and waits for it. What it prints goes to our stderr, or to
 * our stdout with `print: 'stdout'`, or is kept with `print: 'keep'`. If we are told to stop
 * meanwhile, it is told too, and we leave once it has.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, print?: 'stderr' | 'stdout' | 'keep', limit?: number, shell?: boolean }} [options]
 *   `limit` in milliseconds, after which the program is killed
 * @returns {Promise<Finished>} code 127 when it could not be started, 128 + n when signal n ended it
 */
export function run(command, args, { env = process.env, print = 'stderr', limit, shell } = {}) {
  const sink = print === 'keep' ? 'pipe' : print === 'stdout' ? 'inherit' : 2;
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    shell: shell ?? false,
    stdio: ['ignore', sink, print === 'keep' ? 'pipe' : 'inherit'],
  });

  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));

  /** @type {NodeJS.Signals | undefined} */
  let told;
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    told = signal;
    child.kill(signal);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, pass);
  const timer = limit ? setTimeout(() => child.kill('SIGKILL'), limit) : undefined;

  return new Promise((resolve) => {
    /** @param {number} code @param {string} [note] */
    const finish = (code, note = '') => {
      clearTimeout(timer);
      for (const signal of STOP_SIGNALS) process.off(signal, pass);
      if (told) process.exit(exitCode(told));
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + note });
    };
    child.once('error', (error) => finish(127, error.message));
    child.once('close', (code, signal) => finish(code ?? exitCode(signal)));
  });
}

/**
 * Runs a JavaScript file with the Node that runs us.
 * @param {readonly string[]} args the file, then its arguments
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/** @param {NodeJS.Signals | null} signal */
const exitCode = (signal) => 128 + (signal ? (os.constants.signals[signal] ?? 0) : 0);
