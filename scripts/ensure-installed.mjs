import { isInstalled, stampInstall } from './setup/install-stamp.mjs';
import { withLock } from './setup/lock.mjs';
import { ensureNode } from './setup/node-version.mjs';
import { npm } from './setup/npm.mjs';
import { inRoot, ROOT } from './setup/root.mjs';
import { elapsed, giveUp, say } from './setup/say.mjs';

const EVERYTHING = ['--include=dev', '--include=optional', '--include=peer'];

/** Makes `node_modules` what the lockfile says, unless it is already; leaves if that fails. */
export async function ensureInstalled() {
  ensureNode();
  if (isInstalled(ROOT)) return;
  await withLock(
    inRoot('.install-lock'),
    async () => {
      if (isInstalled(ROOT)) return;
      const start = Date.now();
      say('installing dependencies (npm ci)');
      const { code } = await npm(['ci', ...EVERYTHING, '--no-audit', '--no-fund']);
      if (code !== 0)
        giveUp('the dependencies could not be installed: see npm’s message above', code);
      stampInstall(ROOT);
      say(`dependencies installed in ${elapsed(start)}`);
    },
    () => say('another installation is running here, waiting for it'),
  );
}
