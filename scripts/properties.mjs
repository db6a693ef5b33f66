import { randomInt } from 'node:crypto';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { inRoot } from './setup/root.mjs';
import { runNode } from './setup/run.mjs';
import { elapsed, giveUp, say } from './setup/say.mjs';

const MOST_SEEDS = 1_000_000_000;

const { games, seed } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(randomInt(MOST_SEEDS)) },
  },
}).values;
for (const value of [games, seed]) {
  if (!/^[1-9]\d{0,8}$/.test(value)) giveUp(`--games and --seed take whole numbers, not ${value}`);
}

await ensureInstalled();
const start = Date.now();
say(`${games} random games for each property; --seed ${seed} plays the same ones again`);
const { code } = await runNode(
  [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--project=pure',
    '--reporter=verbose',
    `--maxWorkers=${os.availableParallelism()}`,
    'packages/rules/src/properties/',
  ],
  { env: { ...process.env, PROPERTY_GAMES: games, PROPERTY_SEED: seed }, print: 'stdout' },
);
say(`${code === 0 ? 'every property holds' : 'a property does not hold'} (${elapsed(start)})`);
process.exitCode = code;
