import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';

const STAMP = path.join('node_modules', '.install-stamp');

/**
 * What an installation of this clone depends on: manifests, lockfile, system and Node's ABI.
 * @param {string} root
 */
export function wantedInstall(root) {
  const packages = path.join(root, 'packages');
  const manifests = fs.existsSync(packages)
    ? fs
        .readdirSync(packages)
        .sort()
        .map((name) => path.join('packages', name, 'package.json'))
    : [];
  const { platform, arch, versions } = process;
  return fingerprint(
    root,
    ['package.json', 'package-lock.json', '.npmrc', ...manifests],
    [platform, arch, versions.modules],
  );
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

/** npm's words for an installation that leaves something out, or changes nothing at all. */
const PARTIAL = ['omit', 'only', 'workspace', 'dry_run', 'package_lock_only'];

/**
 * Whether the npm whose script we are has left out what we need to build and test.
 * @param {NodeJS.ProcessEnv} env
 */
export const isPartialInstall = (env) =>
  PARTIAL.some((option) => !['', 'false', undefined].includes(env[`npm_config_${option}`]));
