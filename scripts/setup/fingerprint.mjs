import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * One short text that changes when a file of the list, its place or its bytes change. A file that
 * is not there counts as such.
 * @param {string} base folder that the names are relative to
 * @param {Iterable<string>} files
 * @param {readonly string[]} [facts] other things that the result depends on
 */
export function fingerprint(base, files, facts = []) {
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readOrNothing(path.join(base, file));
    hash.update(`${file.split(path.sep).join('/')}\0${bytes?.length ?? 'absent'}\0`);
    if (bytes) hash.update(bytes);
  }
  for (const fact of facts) hash.update(`\0${fact}`);
  return hash.digest('hex');
}

/**
 * Every file below a folder, in a fixed order, relative to `base`.
 * @param {string} base
 * @param {string} folder relative to `base`
 * @param {(relative: string) => boolean} [keep] false for a folder leaves out all that is in it
 * @returns {string[]}
 */
export function filesBelow(base, folder, keep = () => true) {
  const full = path.join(base, folder);
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.join(folder, entry.name);
      if (!keep(name)) return [];
      if (entry.isDirectory()) return filesBelow(base, name, keep);
      return entry.isFile() ? [name] : [];
    });
}

/** @param {string} file */
function readOrNothing(file) {
  try {
    return fs.readFileSync(file);
  } catch {
    return undefined;
  }
}
