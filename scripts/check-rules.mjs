// Every rule of docs/RULES.md has a test that names it, and no test names a rule that is not there;
// every refusal can be given, and has a test that names its code.
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './setup/fingerprint.mjs';
import { ROOT } from './setup/root.mjs';
import { idleCodes, listedCodes } from './suite/refusal-codes.mjs';
import { definedIds, mismatches } from './suite/rule-ids.mjs';
import { testTitles } from './suite/test-titles.mjs';

const root = path.resolve(process.argv[2] ?? ROOT);
const rules = path.join(root, 'docs', 'RULES.md');

const isNotInstalled = (/** @type {string} */ file) =>
  !/[\\/](node_modules|dist|\.types)$/.test(file);
const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8');
const ours = filesBelow(root, 'packages', isNotInstalled);
const tests = [
  ...ours.filter((file) => file.endsWith('.test.ts')),
  ...filesBelow(root, 'e2e', isNotInstalled).filter((file) => file.endsWith('.spec.ts')),
];
const titles = new Map(tests.map((file) => [file, testTitles(read(file))]));

/** Where codes are listed, and where they are put in words. */
const CODE_LISTS = ['packages/rules/src/refusal.ts', 'packages/protocol/src/refusal.ts'].map(
  (file) => path.normalize(file),
);
const lists = ours.filter((file) => CODE_LISTS.includes(file)).map(read);
const kinds = ours
  .filter((file) => file === path.normalize('packages/rules/src/clue.ts'))
  .flatMap((file) => /REASON_KINDS = \[(.*?)\]/s.exec(read(file))?.[1]?.match(/[a-z-]+/g) ?? []);
/** Whether code of that file may give a refusal: the page only puts them in words. */
const mayRefuse = (/** @type {string} */ file) =>
  file.endsWith('.ts') &&
  !file.startsWith(path.join('packages', 'web')) &&
  !/\.test|[\\/](?:refusal|refusal-status|clue)\.ts$/.test(file);
const sources = ours.filter(mayRefuse);

const wrong = fs.existsSync(rules)
  ? mismatches(definedIds(fs.readFileSync(rules, 'utf8')), titles)
  : ['docs/RULES.md is missing'];
wrong.push(...idleCodes(listedCodes(lists.join('\n')), kinds, sources.map(read), tests.map(read)));
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
