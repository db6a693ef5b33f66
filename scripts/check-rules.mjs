// Every rule of docs/RULES.md has a test that names it, and no test names a rule that is not there.
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './setup/fingerprint.mjs';
import { ROOT } from './setup/root.mjs';
import { definedIds, mismatches } from './suite/rule-ids.mjs';
import { testTitles } from './suite/test-titles.mjs';

const root = path.resolve(process.argv[2] ?? ROOT);
const rules = path.join(root, 'docs', 'RULES.md');

const isNotInstalled = (/** @type {string} */ file) => !/[\\/](node_modules|dist)$/.test(file);
const tests = [
  ...filesBelow(root, 'packages', isNotInstalled).filter((file) => file.endsWith('.test.ts')),
  ...filesBelow(root, 'e2e', isNotInstalled).filter((file) => file.endsWith('.spec.ts')),
];
const titles = new Map(
  tests.map((file) => [file, testTitles(fs.readFileSync(path.join(root, file), 'utf8'))]),
);

const wrong = fs.existsSync(rules)
  ? mismatches(definedIds(fs.readFileSync(rules, 'utf8')), titles)
  : ['docs/RULES.md is missing'];
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
