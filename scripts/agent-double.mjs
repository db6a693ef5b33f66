#!/usr/bin/env node
// The command of a clone: installs what is missing, then hands over to packages/cli.
import { ensureBuilt, SERVER } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { giveUp } from './setup/say.mjs';

/** Commands that put a server of their own to the test. */
const TRIALS = ['bench', 'chaos', 'fuzz', 'soak', 'storm'];

await ensureInstalled();
const [, , command, option] = process.argv;
const serves = command === 'serve' && option === undefined;
const needsBuild =
  serves || (TRIALS.includes(command ?? '') && !process.argv.includes('--sources'));
if (needsBuild && !(await ensureBuilt())) giveUp('it could not be built: see the message above');
if (serves) await import(SERVER.href);
else await import(new URL('../packages/cli/bin/agent-double.mjs', import.meta.url).href);
