import fs from 'node:fs';
import process from 'node:process';
import { ensureInstalled } from '../../scripts/ensure-installed.mjs';
import { npm } from '../../scripts/setup/npm.mjs';
import { inRoot } from '../../scripts/setup/root.mjs';
import { runNode } from '../../scripts/setup/run.mjs';
import { elapsed, giveUp, say } from '../../scripts/setup/say.mjs';

const HOME = inRoot('tools/mutation');
const STRYKER = inRoot('tools/mutation/node_modules/@stryker-mutator/core/bin/stryker.js');

await ensureInstalled();
if (!fs.existsSync(STRYKER)) {
  say('installing the mutation tool');
  const args = ['ci', `--prefix=${HOME}`, '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { code } = await npm(args);
  if (code !== 0) giveUp('the mutation tool could not be installed: see npm’s message above');
}

const start = Date.now();
const config = inRoot('tools/mutation/stryker.config.js');
const { code } = await runNode([STRYKER, 'run', config, ...process.argv.slice(2)], {
  print: 'stdout',
});
say(`${elapsed(start)}; reports/mutation/index.html shows every mutant`);
process.exitCode = code;
