import { readFileSync, writeFileSync } from 'node:fs';
import { spell } from './sources/lefff.ts';

/**
 * Takes a reviewer's notes into the index of families. A note is `word: +clue ~clue -clue`, where +
 * is of the family, ~ a doubt and - not akin; verbs end in a dot. Run draft.ts afterwards.
 */
const FAMILIES = new URL('../../packages/lexicon/index/fr/families.tsv', import.meta.url);
const VERDICTS: Readonly<Record<string, string>> = {
  '+': 'illegal',
  '~': 'doubtful',
  '-': 'legal',
};

const [notes = ''] = process.argv.slice(2);
const lines = readFileSync(FAMILIES, 'utf8').split('\n');
const byPair = new Map<string, string>();
const head: string[] = [];
for (const line of lines) {
  if (line === '') continue;
  const [word = '', , clue = ''] = line.split('\t');
  if (line.startsWith('#')) head.push(line);
  else byPair.set(`${word}\t${clue}`, line);
}
let taken = 0;
for (const note of readFileSync(notes, 'utf8').split('\n')) {
  const [word = '', rest = ''] = note.split(':');
  const of = spell(word.trim());
  for (const mark of rest.trim().split(/\s+/u)) {
    const verdict = VERDICTS[mark.slice(0, 1)];
    if (verdict === undefined) continue;
    const written = spell(mark.slice(1));
    const clue = written.endsWith('.') ? `${written.slice(0, -1)}/v` : written;
    byPair.set(`${of}\t${clue}`, [of, verdict, clue, '', 'review'].join('\t'));
    taken += 1;
  }
}
writeFileSync(FAMILIES, `${[...head, ...byPair.values()].join('\n')}\n`);
process.stdout.write(`${taken} notes taken\n`);
