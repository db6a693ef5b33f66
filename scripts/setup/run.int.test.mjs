import { expect, test } from 'vitest';
import { run, runNode } from './run.mjs';

const script = (/** @type {string} */ code) => ['--eval', code];

test('gives the exit code, and what was printed on either stream if asked to keep it', async () => {
  const code = `console.log('out'); console.error('err'); process.exitCode = 3`;
  const { code: status, output } = await runNode(script(code), { print: 'keep' });
  expect(status).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('a program that is not there has failed', async () => {
  expect((await run('no-such-program-here', [])).code).toBe(127);
});

test('a program is killed at its limit', async () => {
  const { code } = await runNode(script('setInterval(() => {}, 1000)'), { limit: 200 });
  expect(code).toBe(128 + 9);
});

test('a program runs in the root of the clone, with the environment given', async () => {
  const code = `console.log(require('./package.json').name, process.env.COLOUR)`;
  const env = { ...process.env, COLOUR: 'red' };
  expect((await runNode(script(code), { env, print: 'keep' })).output).toBe('agent-double red\n');
});
