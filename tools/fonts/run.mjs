import fs from 'node:fs';
import process from 'node:process';
import { ensureInstalled } from '../../scripts/ensure-installed.mjs';
import { npm } from '../../scripts/setup/npm.mjs';
import { inRoot } from '../../scripts/setup/root.mjs';
import { runNode } from '../../scripts/setup/run.mjs';
import { giveUp, say } from '../../scripts/setup/say.mjs';

const HOME = inRoot('tools/fonts');

await ensureInstalled();
if (!fs.existsSync(inRoot('tools/fonts/node_modules/subset-font'))) {
  say('installing what cuts the faces');
  const { code } = await npm(['ci', `--prefix=${HOME}`, '--no-audit', '--no-fund']);
  if (code !== 0) giveUp('it could not be installed: see npm’s message above');
}
const { code } = await runNode(['--import', 'tsx', inRoot('tools/fonts/cut.ts')], {
  print: 'stdout',
});
process.exitCode = code;
