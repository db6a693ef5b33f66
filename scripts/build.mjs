import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
if (!(await ensureBuilt())) process.exitCode = 1;
