import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser, NO_BROWSER } from './ensure-browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { followParent } from './setup/follow-parent.mjs';
import { inRoot } from './setup/root.mjs';
import { elapsed, giveUp, say } from './setup/say.mjs';
import { runChecks } from './suite/checks.mjs';
import { runBrowserTests, runUnitTests } from './suite/runners.mjs';
import { isGood, line, single, sum } from './suite/tally.mjs';

const PARTS = ['checks', 'unit', 'e2e'];

const start = Date.now();
const { only = PARTS } = parseArgs({
  options: { only: { type: 'string', multiple: true } },
}).values;
const unknown = only.find((part) => !PARTS.includes(part));
if (unknown) giveUp(`--only takes ${PARTS.join(', ')}: not ${unknown}`);

followParent();
await ensureInstalled();
fs.mkdirSync(inRoot('reports'), { recursive: true });

/** @type {import('./suite/tally.mjs').Tally[]} */
const tallies = [];
const browser = only.includes('e2e') ? await ensureBrowser() : undefined;
if (only.includes('e2e')) tallies.push(single(await ensureBuilt()));
if (only.includes('checks')) tallies.push(...(await runChecks()).map(single));
if (only.includes('unit')) tallies.push(await runUnitTests());
if (only.includes('e2e')) tallies.push(browser ? await runBrowserTests(browser) : single(false));

const total = sum(tallies);
if (only.includes('e2e') && !browser) say(NO_BROWSER);
say(`everything took ${elapsed(start)}`);
console.log(line(total));
process.exitCode = isGood(total) ? 0 : 1;
