import { ensureInstalled } from './ensure-installed.mjs';
import { runChecks } from './suite/checks.mjs';

await ensureInstalled();
const results = await runChecks();
if (results.includes(false)) process.exitCode = 1;
