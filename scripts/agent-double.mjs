#!/usr/bin/env node
// The command of a clone: installs what is missing, then hands over to packages/cli.
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { giveUp } from './setup/say.mjs';

await ensureInstalled();
if (process.argv[2] === 'serve' && !(await ensureBuilt()))
  giveUp('the web client could not be built: see the message above');
await import(new URL('../packages/cli/bin/agent-double.mjs', import.meta.url).href);
