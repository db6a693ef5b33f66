import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { inRoot } from './root.mjs';

/** @type {number[]} */
const started = [];
afterEach(() => started.splice(0).forEach((pid) => kill(pid, 'SIGKILL')));

/** @param {number} pid @param {NodeJS.Signals | 0} signal */
function kill(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** @param {import('node:child_process').ChildProcess} child */
async function firstLine(child) {
  const [chunk] = await once(/** @type {import('node:stream').Readable} */ (child.stdout), 'data');
  return String(chunk).trim();
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function start(command, args, env = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (child.pid) started.push(child.pid);
  return child;
}

const isGone = (/** @type {number} */ pid) => expect.poll(() => kill(pid, 0), { timeout: 10_000 });

test('told to stop, we tell the program that we run, and leave with the signal’s code', async () => {
  const inner = `console.log(process.pid); setInterval(() => {}, 1000)`;
  const outer = `
    import { runNode } from ${JSON.stringify(inRoot('scripts/setup/run.mjs'))};
    await runNode(['--eval', ${JSON.stringify(inner)}], { print: 'stdout' });
    console.log('went on');`;
  const child = start(process.execPath, ['--input-type=module', '--eval', outer]);
  const innerPid = Number(await firstLine(child));
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(128 + 15);
  await isGone(innerPid).toBe(false);
});

/** Only Linux lets us see past a shell that stays in between. */
const IN_SHELL = process.platform === 'linux' ? '"$NODE" "$@"; true' : 'exec "$NODE" "$@"';

test('a script stops when the npm above its shell is killed', async () => {
  const script = `
    import { followParent } from ${JSON.stringify(inRoot('scripts/setup/follow-parent.mjs'))};
    followParent();
    console.log(process.pid);
    setInterval(() => {}, 1000);`;
  const args = ['-c', IN_SHELL, 'sh', '--input-type=module', '--eval', script];
  const npm = `
    const { spawn } = require('node:child_process');
    spawn('sh', ${JSON.stringify(args)}, { stdio: 'inherit' });`;
  const env = { NODE: process.execPath, npm_lifecycle_event: 'start' };
  const child = start(process.execPath, ['--eval', npm], env);
  const pid = Number(await firstLine(child));
  expect(kill(pid, 0)).toBe(true);
  child.kill('SIGKILL');
  await isGone(pid).toBe(false);
});
