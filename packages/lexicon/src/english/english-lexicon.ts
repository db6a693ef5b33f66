import type { Lexicon, Ruling } from '../lexicon.ts';
import { linesOf, type Archive } from '../packed/archive.ts';
import type { Pos, Reading } from '../packed/forms.ts';
import { climb, denies, kinshipOf } from '../packed/kinship.ts';
import { unpackLinks, type Link } from '../packed/links.ts';
import { foreignMeanings } from '../packed/meanings.ts';
import { Remembered } from '../packed/remembered.ts';
import { unpackRulings } from '../packed/rulings.ts';
import { openTable } from '../packed/table.ts';
import { inflectedSounds } from './inflected-sounds.ts';
import { compoundReadings, regularReadings } from './inflection.ts';

/** Words remembered between clues: those of a board and of the clues before. */
const REMEMBERED = 4000;

const POS: Readonly<Record<string, Pos>> = { n: 'n', v: 'v', a: 'a', d: 'd' };

/** The English referee's knowledge, read from the sections of the packed archive. */
export const englishLexicon = (archive: Archive): Lexicon => {
  const words = openTable(archive, 'words');
  const irregular = openTable(archive, 'irregular');
  const labels = openTable(archive, 'labels');
  const graph = openTable(archive, 'graph');
  const said = openTable(archive, 'sounds');
  const clippings = openTable(archive, 'clippings');
  const families = openTable(archive, 'families');
  const adopted = openTable(archive, 'adopted');
  const meanings = foreignMeanings(openTable(archive, 'foreign'));

  const irregularOf = (form: string): readonly Reading[] =>
    (irregular.get(form)?.split(' ') ?? []).map((packed) => {
      const pos = POS[packed.slice(0, 1)] ?? 'o';
      return { lemma: packed.slice(1), pos: pos === 'v' ? 'p' : pos };
    });
  /** Names count as nouns: Frenchmen are of Frenchman. */
  const partsOf = (lemma: string): string | null =>
    words.get(lemma) ?? (labels.get(lemma) === 'n' ? 'n' : null);

  const readings = new Remembered<readonly Reading[]>(REMEMBERED, (spelling) => {
    const own = [...(words.get(spelling) ?? '')].map((letter) => ({
      lemma: spelling,
      pos: POS[letter] ?? 'o',
    }));
    const unlike = irregularOf(spelling);
    if (unlike.length > 0) return [...own, ...unlike];
    const found = [...own, ...regularReadings(spelling, (lemma) => words.get(lemma))];
    return found.length > 0 ? found : compoundReadings(spelling, irregularOf, partsOf);
  });
  const links = new Remembered<readonly Link[]>(REMEMBERED, (node) => {
    const value = graph.get(node);
    return value === null ? [] : unpackLinks(node, value);
  });
  const above = new Remembered(REMEMBERED, (node) => climb(node, (each) => links.get(each)));
  const rulings = new Remembered<ReadonlyMap<string, Ruling | null>>(REMEMBERED, (word) =>
    unpackRulings(word, families.get(word) ?? ''),
  );
  const isWord = (spelling: string): boolean => readings.get(spelling).length > 0;
  const soundsOf = (spelling: string): readonly string[] => said.get(spelling)?.split(' ') ?? [];
  const bare = (node: string): string => node.replace(/\/v$/u, '');

  return {
    lang: 'en',
    isWord,
    isWordUnaccented: (spelling) => words.spellings(spelling).length > 0 || isWord(spelling),
    isName: (spelling) => labels.spellings(spelling).some(({ value }) => value === 'n'),
    isAbbreviation: (spelling) => labels.get(spelling) === 'a',
    isShortInCapitals: (spelling) => labels.get(spelling) === 'c',
    isExpression: (spelling) => labels.get(spelling) === 'x',
    foreignLanguage: (spelling) => [...meanings(spelling).keys()][0] ?? null,
    commonWords: () => linesOf(archive, 'common'),
    readings: (spelling) => readings.get(spelling),
    accented: (spelling) => words.spellings(spelling).map(({ key }) => key),
    kinship: (clue, word) =>
      kinshipOf(
        bare(clue),
        bare(word),
        (node) => links.get(node),
        (node) => above.get(node),
      ),
    denies: (one, other) => denies(bare(one), bare(other), (node) => links.get(node)),
    ruling: (clue, word) => {
      const ruling = rulings.get(bare(word)).get(bare(clue));
      return ruling === undefined ? 'not-indexed' : ruling;
    },
    isVetted: () => false,
    isClipping: (clue, word) =>
      clippings.get(clue)?.split(',').includes(word) === true ||
      clippings.get(word)?.split(',').includes(clue) === true,
    sounds: (spelling) => {
      const known = soundsOf(spelling);
      if (known.length > 0) return known;
      return inflectedSounds(spelling, readings.get(spelling), soundsOf);
    },
    soundLetters: { vowels: new Set('aAuOWIeREiyoYUw'), glides: new Set() },
    homophone: () => null,
    translationLanguage: (clue, word) => {
      const lemmas = new Set([word, ...readings.get(word).map(({ lemma }) => lemma)]);
      for (const [language, all] of meanings(clue)) {
        if (all.some((each) => lemmas.has(each))) return language;
      }
      return null;
    },
    isAdopted: (spelling) => adopted.has(spelling),
    isBorrowed: (spelling) => adopted.has(spelling),
  };
};
