import { ensureBuilt, SERVER } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { followParent } from './setup/follow-parent.mjs';
import { giveUp } from './setup/say.mjs';

followParent();
await ensureInstalled();
if (!(await ensureBuilt())) giveUp('it could not be built: see the message above');

// In this very process, so that the signals meant for the server reach it.
await import(SERVER.href);
