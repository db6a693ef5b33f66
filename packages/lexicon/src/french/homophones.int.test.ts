import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { conventionsWith } from '../conventions.test-kit.ts';
import type { Lexicon } from '../lexicon.ts';
import { loadLexicon } from '../load-judge.ts';
import { loadPacks } from '../packs.ts';
import { spellingOf } from '../referee/clue-text.ts';
import { judgeWith } from '../referee/judge.ts';

const TABLE = new URL('../../index/fr/homophones.tsv', import.meta.url);
const SOUND = 'WORD-24';

interface Pair {
  readonly word: string;
  readonly homophone: string;
  readonly origin: string;
}

let french: Lexicon;
let pairs: readonly Pair[] = [];
beforeAll(async () => {
  french = await loadLexicon('fr');
  pairs = (await readFile(TABLE, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', homophone = '', origin = ''] = line.split('\t');
      return { word: spellingOf(word), homophone: spellingOf(homophone), origin };
    });
});

const sound = (clue: string, word: string): string | undefined =>
  judgeWith(french)(clue, 1, [word], conventionsWith()).reasons.find(({ rule }) => rule === SOUND)
    ?.verdict;

describe('the reviewed homophones of the French words that are dealt', () => {
  it('[WORD-24] follow the sound rules where they say that they do', () => {
    const odd = pairs.filter(
      ({ word, homophone, origin }) =>
        origin === 'rules' && french.sounds(word)[0] !== french.sounds(homophone)[0],
    );
    expect(odd).toEqual([]);
  });

  it('[WORD-24] are refused or doubted as the table says', () => {
    const odd = pairs.filter(({ word, homophone, origin }) => {
      const verdict = sound(homophone, word);
      return verdict !== undefined && verdict !== (origin === 'some' ? 'doubtful' : 'illegal');
    });
    expect(odd).toEqual([]);
    expect(pairs.length).toBeGreaterThan(400);
  });

  it('[WORD-24] hold every common word that the rules find', async () => {
    const known = new Set(pairs.map(({ word, homophone }) => `${word} ${homophone}`));
    const common = new Map<string, string[]>();
    for (const clue of french.commonWords()) {
      const said = french.sounds(clue)[0] ?? '';
      common.set(said, [...(common.get(said) ?? []), clue]);
    }
    const dealt = (await loadPacks('fr')).flatMap((pack) => pack.words).map(spellingOf);
    const missing = dealt.flatMap((word) =>
      (common.get(french.sounds(word)[0] ?? '') ?? [])
        .filter((clue) => clue !== word && !known.has(`${word} ${clue}`))
        .filter((clue) => sound(clue, word) !== undefined)
        .map((clue) => `${word} ${clue}`),
    );
    expect(missing).toEqual([]);
  });
});
