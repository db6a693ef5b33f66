// Asks the registry for known faults of everything in the lockfiles, those of the tools as well.
import fs from 'node:fs';
import { spawnSync } from 'node:child_process';
import { inRoot } from './setup/root.mjs';
import { plainEnv } from './setup/npm.mjs';
import { say } from './setup/say.mjs';
import { readAudit } from './suite/audit.mjs';

const tools = fs.readdirSync(inRoot('tools')).map((name) => inRoot('tools', name));
const folders = [inRoot(), ...tools].filter((folder) =>
  fs.existsSync(`${folder}/package-lock.json`),
);

let clean = true;
for (const folder of folders) {
  const options = /** @type {const} */ ({
    cwd: folder,
    env: plainEnv(process.env),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { good, lines } = readAudit(spawnSync('npm', ['audit', '--json'], options).stdout);
  clean &&= good;
  for (const line of lines) say(`${folder.slice(inRoot().length + 1) || 'the game'}: ${line}`);
}
if (!clean) process.exitCode = 1;
