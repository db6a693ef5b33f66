import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';

const STAMP = path.join('node_modules', '.install-stamp');

/** What npm reads of a manifest; the rest of it may change without another installation. */
const READ_BY_NPM = [
  ...['name', 'workspaces', 'bin', 'overrides', 'allowScripts'],
  ...['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'],
];

/**
 * What an installation of this clone depends on: manifests, lockfile, system and Node's ABI.
 * @param {string} root
 */
export function wantedInstall(root) {
  const { platform, arch, versions } = process;
  const manifests = manifestsOf(root).map((file) => JSON.stringify(readByNpm(file)));
  return fingerprint(
    root,
    ['package-lock.json', '.npmrc'],
    [platform, arch, versions.modules, ...manifests],
  );
}

/** @param {string} root */
function manifestsOf(root) {
  const packages = path.join(root, 'packages');
  const names = fs.existsSync(packages) ? fs.readdirSync(packages).sort() : [];
  return [root, ...names.map((name) => path.join(packages, name))]
    .map((folder) => path.join(folder, 'package.json'))
    .filter((file) => fs.existsSync(file));
}

/** @param {string} file */
function readByNpm(file) {
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  return READ_BY_NPM.map((field) => [field, manifest[field]]);
}

/** @param {string} root */
export function isInstalled(root) {
  try {
    return fs.readFileSync(path.join(root, STAMP), 'utf8') === wantedInstall(root);
  } catch {
    return false;
  }
}

/** @param {string} root */
export function stampInstall(root) {
  fs.mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  fs.writeFileSync(path.join(root, STAMP), wantedInstall(root));
}

/** @param {string} root */
export function unstampInstall(root) {
  fs.rmSync(path.join(root, STAMP), { force: true });
}

/** npm's words for an installation that leaves something out. */
const PARTIAL = ['omit', 'only', 'workspace', 'dry_run', 'package_lock_only'];

/**
 * What the npm whose script we are has just done to the clone: installed all of it, or only a
 * part, or nothing. It runs the script of a linked package too, for `npm exec` and for another
 * project that depends on the clone.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {'whole' | 'part' | 'nothing'}
 */
export function installedBy(root, env) {
  const isSet = (/** @type {string} */ option) =>
    !['', 'false', undefined].includes(env[`npm_config_${option}`]);
  const isHere =
    ['ci', 'install'].includes(env['npm_command'] ?? '') &&
    env['npm_config_local_prefix'] === root &&
    !isSet('global') &&
    fs.existsSync(path.join(root, 'node_modules', '.package-lock.json'));
  if (!isHere) return 'nothing';
  return PARTIAL.some(isSet) ? 'part' : 'whole';
}
