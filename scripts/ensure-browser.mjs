import { findBrowser } from './setup/find-browser.mjs';
import { findOnPath } from './setup/find-program.mjs';
import { inRoot } from './setup/root.mjs';
import { run, runNode } from './setup/run.mjs';
import { say } from './setup/say.mjs';

const INSTALL_LIMIT_MS = 5 * 60_000;

/** What to tell somebody on whose machine no browser could be found or installed. */
export const NO_BROWSER =
  'no Chromium: install Chromium, Chrome or Edge, or set CHROME_PATH to its program';

/**
 * The path of a browser for the end-to-end tests, installed if there was none.
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const present = await findBrowser();
  if (present || process.env['CHROME_PATH']) return present;
  for (const install of [withApt, withPlaywright]) {
    await install();
    const found = await findBrowser();
    if (found) return found;
  }
  return undefined;
}

/**
 * Debian's own packages bring the system libraries along; only root may ask for them. Not every
 * release has the one without windows.
 */
async function withApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  say('no Chromium here: installing one with apt-get');
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    limit: INSTALL_LIMIT_MS,
  };
  await run('apt-get', ['update', '-qq'], options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-y', '-q', '--no-install-recommends', name];
    const { code } = await run('apt-get', install, options);
    if (code === 0) return;
  }
}

async function withPlaywright() {
  say('no Chromium here: downloading one with Playwright');
  await runNode([inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    limit: INSTALL_LIMIT_MS,
  });
}
