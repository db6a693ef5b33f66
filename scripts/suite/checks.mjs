import { inRoot } from '../setup/root.mjs';
import { runNode } from '../setup/run.mjs';
import { elapsed, say } from '../setup/say.mjs';

/** @typedef {{ name: string, args: readonly string[] }} Check */

/** @param {string} file @param {string[]} args */
const tool = (file, ...args) => [inRoot('node_modules', file), ...args];

/** @type {readonly Check[]} */
const CHECKS = [
  { name: 'lint', args: tool('eslint/bin/eslint.js', '.', '--max-warnings=0') },
  { name: 'types', args: tool('typescript/bin/tsc', '-b') },
  {
    name: 'web types',
    args: tool(
      'svelte-check/bin/svelte-check',
      '--workspace=packages/web',
      '--tsconfig=./tsconfig.json',
      '--fail-on-warnings',
      '--output=human',
    ),
  },
  {
    name: 'format',
    args: tool('prettier/bin/prettier.cjs', '.', '--check', '--log-level=warn', '--cache'),
  },
  { name: 'dead code', args: tool('knip/bin/knip.js', '--no-config-hints', '--no-progress') },
  { name: 'rule numbers', args: [inRoot('scripts', 'check-rules.mjs')] },
  { name: 'licences', args: [inRoot('scripts', 'licences.mjs')] },
];

/**
 * Runs them all, two at a time, and prints what those that fail have to say.
 * @returns {Promise<boolean[]>} one per check: whether it found nothing wrong
 */
export async function runChecks() {
  const waiting = [...CHECKS];
  /** @type {boolean[]} */
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await isGood(next));
  };
  await Promise.all([lane(), lane()]);
  return results;
}

/** @param {Check} check */
async function isGood({ name, args }) {
  const start = Date.now();
  const { code, output } = await runNode(args, { print: 'keep' });
  say(`${name}: ${code === 0 ? 'good' : 'FAILED'} (${elapsed(start)})`);
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`);
  return code === 0;
}
