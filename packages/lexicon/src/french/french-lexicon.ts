import type { Lexicon, Ruling } from '../lexicon.ts';
import { linesOf, type Archive } from '../packed/archive.ts';
import { readingsBy, unpackNumber, type Reading } from '../packed/forms.ts';
import { climb, denies, kinshipOf } from '../packed/kinship.ts';
import { unpackLinks, type Link } from '../packed/links.ts';
import { foreignMeanings } from '../packed/meanings.ts';
import { Remembered } from '../packed/remembered.ts';
import { openTable } from '../packed/table.ts';
import { feminineReadings } from './feminine.ts';
import { reformedReadings } from './reform.ts';
import { soundsOf } from './sound.ts';
import { unpackRulings } from '../packed/rulings.ts';

/** Words remembered between clues: those of a board and of the clues before. */
const REMEMBERED = 4000;

/** The French referee's knowledge, read from the sections of the packed archive. */
export const frenchLexicon = (archive: Archive): Lexicon => {
  const forms = openTable(archive, 'forms');
  const labels = openTable(archive, 'labels');
  const graph = openTable(archive, 'graph');
  const families = openTable(archive, 'families');
  const clippings = openTable(archive, 'clippings');
  const homophones = openTable(archive, 'homophones');
  const meanings = foreignMeanings(openTable(archive, 'foreign'));
  const marks = openTable(archive, 'marks');
  const sets = linesOf(archive, 'sets').map((set) => set.split(' '));

  const listed = (spelling: string): readonly Reading[] => {
    const value = forms.get(spelling);
    return value === null ? [] : readingsBy(spelling, sets[unpackNumber(value)] ?? []);
  };
  const readings = new Remembered<readonly Reading[]>(REMEMBERED, (spelling) => {
    if (forms.has(spelling)) return listed(spelling);
    const feminine = feminineReadings(spelling, listed);
    return feminine.length > 0 ? feminine : reformedReadings(spelling, listed);
  });
  const links = new Remembered<readonly Link[]>(REMEMBERED, (node) => {
    const value = graph.get(node);
    return value === null ? [] : unpackLinks(node, value);
  });
  const above = new Remembered(REMEMBERED, (node) => climb(node, (each) => links.get(each)));
  const rulings = new Remembered<ReadonlyMap<string, Ruling | null> | null>(REMEMBERED, (word) => {
    const value = families.get(word);
    return value === null ? null : unpackRulings(word, value);
  });
  const sounds = new Remembered<readonly string[]>(REMEMBERED, (spelling) => {
    const all = readings.get(spelling);
    return soundsOf(spelling, all.length > 0 && all.every(({ pos }) => pos === 'v'));
  });
  const hasMark = (spelling: string, mark: string): boolean =>
    marks.get(spelling)?.includes(mark) === true;

  return {
    lang: 'fr',
    isWord: (spelling) => forms.has(spelling) || readings.get(spelling).length > 0,
    isWordUnaccented: (spelling) => forms.spellings(spelling).length > 0,
    isName: (spelling) => labels.spellings(spelling).some(({ value }) => value === 'n'),
    isAbbreviation: (spelling) => labels.get(spelling) === 'a',
    isShortInCapitals: (spelling) => labels.get(spelling) === 'c',
    isExpression: (spelling) => labels.get(spelling) === 'x',
    foreignLanguage: (spelling) => [...meanings(spelling).keys()][0] ?? null,
    commonWords: () => linesOf(archive, 'common'),
    readings: (spelling) => readings.get(spelling),
    accented: (spelling) => forms.spellings(spelling).map(({ key }) => key),
    kinship: (clue, word) =>
      kinshipOf(
        clue,
        word,
        (node) => links.get(node),
        (node) => above.get(node),
      ),
    denies: (one, other) => denies(one, other, (node) => links.get(node)),
    ruling: (clue, word) => {
      const known = rulings.get(word);
      return known === null ? 'not-indexed' : (known.get(clue) ?? null);
    },
    isVetted: (word) => hasMark(word, 'v'),
    isClipping: (clue, word) =>
      clippings.get(clue)?.split(',').includes(word) === true ||
      clippings.get(word)?.split(',').includes(clue) === true,
    sounds: (spelling) => sounds.get(spelling),
    soundLetters: { vowels: new Set('aeiouy2913459'), glides: new Set('jwH') },
    homophone: (clue, word) => {
      const listed = homophones.get(word)?.split(' ') ?? [];
      if (listed.includes(`!${clue}`)) return 'alike';
      return listed.includes(`~${clue}`) ? 'some' : null;
    },
    translationLanguage: (clue, word) => {
      const lemmas = new Set([word, ...readings.get(word).map(({ lemma }) => lemma)]);
      for (const [language, words] of meanings(clue)) {
        if (words.some((each) => lemmas.has(each))) return language;
      }
      return null;
    },
    isAdopted: (spelling) =>
      hasMark(spelling, 'x') ||
      (spelling.endsWith('s') &&
        readings
          .get(spelling)
          .some(({ lemma, pos }) => pos === 'n' && lemma !== spelling && hasMark(lemma, 'x'))),
    isBorrowed: (spelling) =>
      [spelling, ...readings.get(spelling).map(({ lemma }) => lemma)].some((each) =>
        hasMark(each, 'a'),
      ),
  };
};
