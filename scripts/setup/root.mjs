import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone, as an absolute path. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * A path inside the clone, as an absolute one.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => path.join(ROOT, ...parts);
