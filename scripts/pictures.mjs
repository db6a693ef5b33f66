import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { inRoot } from './setup/root.mjs';
import { runNode } from './setup/run.mjs';
import { say } from './setup/say.mjs';

await ensureInstalled();
await ensureBrowser();
if (!(await ensureBuilt())) process.exit(1);
say('taking the pictures of the README and of docs/');
const { code } = await runNode(
  [
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    inRoot('e2e/pictures.config.ts'),
  ],
  { print: 'stdout' },
);
process.exitCode = code;
