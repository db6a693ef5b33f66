import { spawn } from 'node:child_process';
import os from 'node:os';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensurePostgres, NO_POSTGRES } from './ensure-postgres.mjs';
import { followParent } from './setup/follow-parent.mjs';
import { startCluster } from './setup/postgres-cluster.mjs';
import { inRoot } from './setup/root.mjs';
import { giveUp } from './setup/say.mjs';

// Kills servers under load: on SQLite, and on a PostgreSQL of our own that may be stopped too.
const args = process.argv.slice(2);
const asksNoDatabase = args.includes('--help') || args.join(' ').includes('--on sqlite');

followParent();
await ensureInstalled();
if (!args.includes('--sources') && !(await ensureBuilt()))
  giveUp('it could not be built: see above');
const cluster = asksNoDatabase ? undefined : await ownCluster();
const database = cluster ? ['--database', cluster.url] : [];
const child = spawn(
  process.execPath,
  [inRoot('packages/cli/bin/agent-double.mjs'), 'chaos', ...args, ...database],
  { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
);
child.on('message', async () => {
  await cluster?.restart();
  child.send('restarted');
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => child.kill(signal));
}
/** @type {number} */
const code = await new Promise((resolve) => {
  child.once('close', (status, signal) =>
    resolve(status ?? 128 + (signal === null ? 0 : os.constants.signals[signal])),
  );
});
await cluster?.stop();
process.exitCode = code;

async function ownCluster() {
  const bin = await ensurePostgres();
  return bin ? startCluster(bin, { sync: true }) : giveUp(NO_POSTGRES);
}
