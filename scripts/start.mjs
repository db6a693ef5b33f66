import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { followParent } from './setup/follow-parent.mjs';
import { giveUp } from './setup/say.mjs';

followParent();
await ensureInstalled();
if (!(await ensureBuilt())) giveUp('the web client could not be built: see the message above');

// In this very process, so that the signals meant for the server reach it.
const { register } = await import('tsx/esm/api');
register();
await import(new URL('../packages/server/src/main.ts', import.meta.url).href);
