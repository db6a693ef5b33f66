#!/usr/bin/env node
// The command of a clone: installs what is missing, then hands over to packages/cli.
import { ensureBuilt, SERVER } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { giveUp } from './setup/say.mjs';

await ensureInstalled();
const [, , command, option] = process.argv;
const serves = command === 'serve' && option === undefined;
if ((serves || command === 'bench') && !(await ensureBuilt()))
  giveUp('it could not be built: see the message above');
if (serves) await import(SERVER.href);
else await import(new URL('../packages/cli/bin/agent-double.mjs', import.meta.url).href);
