import fs from 'node:fs';
import path from 'node:path';

/**
 * The full path of a program looked for in the folders of PATH, if one has it.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [env]
 */
export function findOnPath(name, env = process.env) {
  return (env['PATH'] ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find(isProgram);
}

/**
 * Whether there is a file here that we may execute.
 * @param {string} file
 */
export function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
