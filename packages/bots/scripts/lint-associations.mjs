#!/usr/bin/env node
// Checks a set of word associations against the packs that it is written for.
// Usage: node packages/bots/scripts/lint-associations.mjs fr fr-a [--min 30] [--partial]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..', '..');

/** Letters only, without accents, case or ligatures: two spellings of one word fold alike. */
const fold = (word) =>
  word
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'");

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** What is wrong with one line, as sentences; an empty list when nothing is. */
function faultsOf(line, min) {
  const faults = [];
  const [word, list, ...rest] = line.split('\t');
  if (!word || !list || rest.length > 0) return ['not "word<TAB>associations"'];
  if (line !== line.normalize('NFC')) faults.push('not in NFC');
  const seen = new Set();
  for (const item of list.split(' ')) {
    const match = /^([\p{L}\d][\p{L}\d'’-]*):([1-5])$/u.exec(item);
    if (!match) {
      faults.push(`"${item}" is not association:1-5`);
      continue;
    }
    const name = match[1].toLowerCase();
    if (fold(name) === fold(word)) faults.push('lists itself');
    if (seen.has(name)) faults.push(`lists "${name}" twice`);
    seen.add(name);
  }
  if (seen.size < min) faults.push(`has ${seen.size} associations, wants ${min}`);
  return faults;
}

const [lang, set, ...options] = process.argv.slice(2);
if (!lang || !set) {
  console.error('usage: lint-associations.mjs LANG SET [--min N] [--partial]');
  process.exit(2);
}
const min = options.includes('--min') ? Number(options[options.indexOf('--min') + 1]) : 30;
const partial = options.includes('--partial');

let faultCount = 0;
const complain = (where, fault) => {
  faultCount += 1;
  console.log(`${where}: ${fault}`);
};
const packs = join(packages, 'lexicon', 'packs', lang);
for (const name of readdirSync(packs).filter((file) => file.endsWith('.txt'))) {
  const pack = name.slice(0, -'.txt'.length);
  const file = join(packages, 'bots', 'associations', set, `${pack}.tsv`);
  if (!existsSync(file)) {
    if (!partial) complain(pack, 'has no associations');
    continue;
  }
  const words = new Set(linesOf(join(packs, name)));
  const done = new Set();
  let total = 0;
  for (const line of linesOf(file)) {
    const word = line.split('\t')[0];
    for (const fault of faultsOf(line, min)) complain(`${pack}/${word}`, fault);
    if (!words.has(word)) complain(`${pack}/${word}`, 'is not in the pack');
    if (done.has(word)) complain(`${pack}/${word}`, 'has two entries');
    done.add(word);
    total += line.split(' ').length;
  }
  if (!partial)
    for (const word of words) if (!done.has(word)) complain(`${pack}/${word}`, 'is missing');
  console.log(`${pack}: ${done.size} of ${words.size} words, ${total} associations`);
}
process.exit(faultCount === 0 ? 0 : 1);
