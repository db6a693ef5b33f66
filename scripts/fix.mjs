import { ensureInstalled } from './ensure-installed.mjs';
import { inRoot } from './setup/root.mjs';
import { runNode } from './setup/run.mjs';

await ensureInstalled();
const lint = await runNode([inRoot('node_modules/eslint/bin/eslint.js'), '.', '--fix']);
const format = await runNode([
  inRoot('node_modules/prettier/bin/prettier.cjs'),
  '.',
  '--write',
  '--log-level=warn',
]);
process.exitCode = Math.max(lint.code, format.code);
