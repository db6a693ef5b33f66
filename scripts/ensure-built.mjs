import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, fingerprint } from './setup/fingerprint.mjs';
import { withLock } from './setup/lock.mjs';
import { inRoot, ROOT } from './setup/root.mjs';
import { runNode } from './setup/run.mjs';
import { elapsed, say } from './setup/say.mjs';

const OURS = '@agent-double/';

/**
 * What is built: a package, the file that is there once it is, and where its stamp is kept.
 * @typedef {{ name: string, about: string, made: string, stamp: string }} Part
 */

/** @type {Part} */
const WEB = {
  name: 'web',
  about: 'web client',
  made: inRoot('packages', 'web', 'dist', 'index.html'),
  stamp: inRoot('node_modules', '.web-build-stamp'),
};
/** @type {Part} */
const GAME = {
  name: 'server',
  about: 'server',
  made: inRoot('packages', 'server', 'dist', 'server', 'main.mjs'),
  stamp: inRoot('node_modules', '.server-build-stamp'),
};

/** The module that serves, once it is built. */
export const SERVER = pathToFileURL(GAME.made);

/**
 * Builds the web client and the server if what they are made of has changed since the last build.
 * @returns {Promise<boolean>} whether there is an up-to-date build
 */
export async function ensureBuilt() {
  const parts = [WEB, GAME];
  if (parts.every(isBuilt)) return true;
  return withLock(
    inRoot('.build-lock'),
    async () => {
      for (const part of parts) if (!isBuilt(part) && !(await build(part))) return false;
      return true;
    },
    () => say('another build is running here, waiting for it'),
  );
}

/** @param {Part} part */
async function build(part) {
  const start = Date.now();
  const sources = wantedBuild(part);
  say(`building the ${part.about}`);
  const { code } = await runNode(
    [
      inRoot('node_modules/vite/bin/vite.js'),
      'build',
      inRoot('packages', part.name),
      '--logLevel=warn',
    ],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) return false;
  fs.writeFileSync(part.stamp, sources);
  say(`${part.about} built in ${elapsed(start)}`);
  return true;
}

/** @param {Part} part */
function isBuilt(part) {
  if (!fs.existsSync(part.made) || !fs.existsSync(part.stamp)) return false;
  return fs.readFileSync(part.stamp, 'utf8') === wantedBuild(part);
}

/** @param {Part} part */
function wantedBuild({ name }) {
  const files = [...workspacesOf(name)].flatMap((workspace) =>
    filesBelow(ROOT, path.join('packages', workspace), isSource),
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
