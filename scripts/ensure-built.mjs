import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, fingerprint } from './setup/fingerprint.mjs';
import { withLock } from './setup/lock.mjs';
import { inRoot, ROOT } from './setup/root.mjs';
import { runNode } from './setup/run.mjs';
import { elapsed, say } from './setup/say.mjs';

const OURS = '@agent-double/';
const PAGE = inRoot('packages', 'web', 'dist', 'index.html');
const STAMP = inRoot('node_modules', '.web-build-stamp');

/**
 * Builds the web client if what it is made of has changed since the last build.
 * @returns {Promise<boolean>} whether there is an up-to-date build
 */
export async function ensureBuilt() {
  if (isBuilt()) return true;
  return withLock(
    inRoot('.build-lock'),
    async () => {
      if (isBuilt()) return true;
      const start = Date.now();
      const sources = wantedBuild();
      say('building the web client');
      const { code } = await runNode(
        [
          inRoot('node_modules/vite/bin/vite.js'),
          'build',
          inRoot('packages/web'),
          '--logLevel=warn',
        ],
        { env: { ...process.env, NODE_ENV: 'production' } },
      );
      if (code !== 0) return false;
      fs.writeFileSync(STAMP, sources);
      say(`web client built in ${elapsed(start)}`);
      return true;
    },
    () => say('another build is running here, waiting for it'),
  );
}

function isBuilt() {
  if (!fs.existsSync(PAGE) || !fs.existsSync(STAMP)) return false;
  return fs.readFileSync(STAMP, 'utf8') === wantedBuild();
}

function wantedBuild() {
  const files = [...workspacesOf('web')].flatMap((name) =>
    filesBelow(ROOT, path.join('packages', name), isSource),
  );
  return fingerprint(ROOT, ['package-lock.json', ...files]);
}

/**
 * What the tools leave behind, and the tests, do not go into the build.
 * @param {string} file
 */
const isSource = (file) =>
  !/(^|[\\/])(node_modules|dist|\.[^\\/]+)$|\.(test|test-kit)\.ts$/.test(file);

/**
 * A workspace and those that it depends on, itself first.
 * @param {string} name
 * @param {Set<string>} [found]
 */
function workspacesOf(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const manifest = JSON.parse(fs.readFileSync(inRoot('packages', name, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(manifest.dependencies ?? {}))
    if (dependency.startsWith(OURS)) workspacesOf(dependency.slice(OURS.length), found);
  return found;
}
