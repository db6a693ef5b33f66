import { ensureInstalled } from './ensure-installed.mjs';
import { followParent } from './setup/follow-parent.mjs';
import { inRoot } from './setup/root.mjs';
import { runNode } from './setup/run.mjs';

followParent();
await ensureInstalled();

const server = [
  inRoot('node_modules/tsx/dist/cli.mjs'),
  'watch',
  inRoot('packages/server/src/main.ts'),
];
const web = [inRoot('node_modules/vite/bin/vite.js'), inRoot('packages/web')];

// Neither is of use without the other.
await Promise.race([server, web].map((args) => runNode(args, { print: 'stdout' })));
process.kill(process.pid, 'SIGTERM');
