import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** Nouns that are verbs too are ruled on apart, so that the two ways round may differ. */
const HOMOGRAPHS = new Set(['boucher', 'bouchon']);

it('[WORD-18] rules alike on two words that are both dealt, whichever is the clue', async () => {
  const table = await readFile(new URL('../../index/fr/families.tsv', import.meta.url), 'utf8');
  const rulings = new Map<string, string>();
  for (const line of table.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [word = '', verdict = '', clue = ''] = line.split('\t');
    rulings.set(`${word} ${clue}`, verdict);
  }
  const dealt = new Set([...rulings.keys()].map((pair) => pair.split(' ')[0] ?? ''));
  const uneven = [...rulings].filter(([pair, verdict]) => {
    const [word = '', clue = ''] = pair.split(' ');
    if (!dealt.has(clue) || HOMOGRAPHS.has(word) || HOMOGRAPHS.has(clue)) return false;
    return verdict !== (rulings.get(`${clue} ${word}`) ?? 'legal');
  });
  expect(uneven).toEqual([]);
});
