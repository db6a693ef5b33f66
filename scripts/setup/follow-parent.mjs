import fs from 'node:fs';

const LOOK_EVERY_MS = 500;

/**
 * Stops this process when the `npm` that started it is gone. npm runs a script through a shell,
 * and killing npm alone (as process supervisors do) would leave the server behind on its port.
 */
export function followParent() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const started = ancestors();
  const timer = setInterval(() => {
    if (ancestors().join() === started.join()) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}

/**
 * Our parent and, where the system tells, the parent's parent: the shell in between may outlive
 * npm without noticing.
 */
function ancestors() {
  const grandparent = parentOf(process.ppid);
  return grandparent === undefined ? [process.ppid] : [process.ppid, grandparent];
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
  } catch {
    return undefined;
  }
}
