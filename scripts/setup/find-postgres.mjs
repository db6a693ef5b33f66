import fs from 'node:fs';
import path from 'node:path';
import { findOnPath, isProgram } from './find-program.mjs';

const DEBIAN = '/usr/lib/postgresql';
const OTHERS = [
  '/usr/pgsql-18/bin',
  '/usr/pgsql-17/bin',
  '/usr/local/opt/postgresql/bin',
  '/opt/homebrew/opt/postgresql/bin',
  '/opt/homebrew/bin',
  '/usr/local/bin',
];
const NEEDED = ['initdb', 'postgres'];

/**
 * The folder of a PostgreSQL server's programs: on PATH, or where systems put it; the newest first.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [debian] where Debian keeps a folder for each version
 * @returns {string | undefined}
 */
export function findPostgres(env = process.env, debian = DEBIAN) {
  const onPath = findOnPath('initdb', env);
  const places = [onPath && path.dirname(fs.realpathSync(onPath)), ...versions(debian), ...OTHERS];
  return places.find((place) => place && hasServer(place));
}

/**
 * Whether the programs that a cluster needs are in this folder.
 * @param {string} place
 */
export const hasServer = (place) => NEEDED.every((name) => isProgram(path.join(place, name)));

/** @param {string} debian */
function versions(debian) {
  if (!fs.existsSync(debian)) return [];
  return fs
    .readdirSync(debian)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(debian, version, 'bin'));
}
