import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 250;
/** A lock without an owner's number is one being taken, unless it stays so. */
const UNSIGNED_GRACE_MS = 5_000;

/**
 * Does some work while no other process holds the same lock. The lock is a folder, as making one
 * either works or fails at once on every system; a lock whose owner has died is taken over.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once, if somebody else holds it
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, onWait = () => {}) {
  let waited = false;
  while (!take(folder)) {
    if (isAbandoned(folder)) {
      release(folder);
      continue;
    }
    if (!waited) onWait();
    waited = true;
    await pause(POLL_MS);
  }
  const onExit = () => release(folder);
  process.once('exit', onExit);
  try {
    return await work();
  } finally {
    process.off('exit', onExit);
    release(folder);
  }
}

/** @param {string} folder */
const ownerFile = (folder) => path.join(folder, 'pid');

/** @param {string} folder */
function take(folder) {
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
  fs.writeFileSync(ownerFile(folder), String(process.pid));
  return true;
}

/** @param {string} folder */
function release(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
}

/** @param {string} folder */
function isAbandoned(folder) {
  try {
    const owner = Number(fs.readFileSync(ownerFile(folder), 'utf8'));
    if (owner > 0) return !isAlive(owner);
  } catch {
    // not signed yet, or just released
  }
  const made = fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made > UNSIGNED_GRACE_MS;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
