import { inRoot } from '../setup/root.mjs';
import { runNode } from '../setup/run.mjs';
import { elapsed, say } from '../setup/say.mjs';

/** The checks of the code as it lies there, and how each is run. */
const CHECKS = {
  format: ['prettier/bin/prettier.cjs', '.', '--check', '--log-level=warn', '--cache'],
  lint: ['eslint/bin/eslint.js', '.', '--max-warnings=0'],
  types: ['typescript/bin/tsc', '-b'],
  'web types': [
    'svelte-check/bin/svelte-check',
    '--workspace=packages/web',
    '--tsconfig=./tsconfig.json',
    '--fail-on-warnings',
    '--output=human',
  ],
};

/**
 * Runs them all, two at a time, and prints what those that fail have to say.
 * @returns {Promise<boolean[]>} one per check: whether it found nothing wrong
 */
export async function runChecks() {
  const waiting = Object.entries({
    ...Object.fromEntries(
      Object.entries(CHECKS).map(([name, [tool = '', ...args]]) => [
        name,
        [inRoot('node_modules', tool), ...args],
      ]),
    ),
    'rule numbers': [inRoot('scripts', 'check-rules.mjs')],
  });
  /** @type {boolean[]} */
  const results = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push(await runCheck(...next));
  };
  await Promise.all([lane(), lane()]);
  return results;
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
async function runCheck(name, args) {
  const start = Date.now();
  const { code, output } = await runNode(args, { print: 'keep' });
  say(`${name}: ${code === 0 ? 'good' : 'FAILED'} (${elapsed(start)})`);
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`);
  return code === 0;
}
