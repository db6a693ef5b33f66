import fs from 'node:fs';
import process from 'node:process';
import { ensureBrowser, NO_BROWSER } from '../../scripts/ensure-browser.mjs';
import { ensureBuilt } from '../../scripts/ensure-built.mjs';
import { ensureInstalled } from '../../scripts/ensure-installed.mjs';
import { npm } from '../../scripts/setup/npm.mjs';
import { inRoot } from '../../scripts/setup/root.mjs';
import { runNode } from '../../scripts/setup/run.mjs';
import { giveUp, say } from '../../scripts/setup/say.mjs';

const HOME = inRoot('tools/lighthouse');

await ensureInstalled();
const browser = await ensureBrowser();
if (!browser) giveUp(NO_BROWSER);
if (!(await ensureBuilt())) process.exit(1);
if (!fs.existsSync(inRoot('tools/lighthouse/node_modules/lighthouse'))) {
  say('installing Lighthouse');
  const { code } = await npm(['ci', `--prefix=${HOME}`, '--no-audit', '--no-fund']);
  if (code !== 0) giveUp('Lighthouse could not be installed: see npm’s message above');
}
const { code } = await runNode(['--import', 'tsx', inRoot('tools/lighthouse/measure.ts')], {
  print: 'stdout',
  env: { ...process.env, CHROME_PATH: browser },
});
process.exitCode = code;
