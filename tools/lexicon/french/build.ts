import type { Entry } from '../../../packages/lexicon/src/packed/table.ts';
import { writeTable } from '../../../packages/lexicon/src/packed/write-table.ts';
import { mostCommonNouns, mostCommonWords, trustedWords } from './common-nouns.ts';
import { ForeignWords } from './foreign.ts';
import {
  readAbbreviations,
  readClippings,
  readFamilies,
  readHomophones,
  readList,
} from './index-files.ts';
import { packForms, packGraph, singularOf } from './pack.ts';
import { readWordNet } from '../sources/wordnet.ts';
import { frenchGraph, INDEX, readFrenchSources, type FrenchSources } from './sources.ts';

/** What Littré says of words that French took over in his time. */
const BORROWED =
  /^(?:Mot |Du |De l')?(?:angl|anglais|all(?:em)?\b|espagn|esp\.|mot (?:anglais|allemand|espagnol|italien))/iu;

/** French words beyond this rank in subtitles are too rare to need a translation. */
const COMMON_RANK = 12_000;

/** Expressions, names and abbreviations. */
const labelsOf = ({ lefff, dictionary, frequency }: FrenchSources): readonly Entry[] => {
  const labels = new Map<string, string>();
  for (const word of lefff.expressions) labels.set(word, 'x');
  for (const word of readList(new URL('expressions.txt', INDEX))) labels.set(word, 'x');
  for (const names of [lefff.names, dictionary.names, frequency.firstNames, frequency.lastNames]) {
    for (const name of names) if (name.length > 1) labels.set(name, 'n');
  }
  for (const name of readList(new URL('names.txt', INDEX))) labels.set(name, 'n');
  const { always, inCapitals } = readAbbreviations(new URL('abbreviations.txt', INDEX));
  for (const word of [...dictionary.abbreviations, ...always]) labels.set(word, 'a');
  for (const word of inCapitals) labels.set(word, 'c');
  return [...labels].map(([key, value]) => ({ key, value }));
};

/** How many of the commonest English words are looked for among the names. */
const COMMON_ENGLISH = 4000;

/** Names that are everyday English words (hill, happy). */
const englishNames = (
  { lefff, dictionary }: FrenchSources,
  labels: readonly Entry[],
): readonly string[] => {
  const names = new Set(labels.filter(({ value }) => value === 'n').map(({ key }) => key));
  const { lemmas, counts } = readWordNet();
  return [...lemmas.keys()]
    .filter((word) => /^[a-z]{3,}$/u.test(word))
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, COMMON_ENGLISH)
    .filter((word) => names.has(word) && !lefff.forms.has(word) && !dictionary.words.has(word));
};

const foreignOf = (sources: FrenchSources, labels: readonly Entry[]): readonly Entry[] => {
  const { lefff, frequency } = sources;
  const foreign = new ForeignWords();
  foreign.addTable(new URL('translations.tsv', INDEX));
  for (const word of englishNames(sources, labels)) foreign.add('e', word, '');
  const rank = new Map(frequency.words.map((word, at) => [word, at]));
  foreign.addFreedict(
    (word) => lefff.forms.has(word) && (rank.get(word) ?? Infinity) < COMMON_RANK,
  );
  return foreign.entries(() => true);
};

/**
 * `v` for words whose links by rule were looked through, `x` for those that are written as words of
 * another language, `a` for those that were taken over and still show it.
 */
const marksOf = (
  { lefff, dictionary, frequency, littre }: FrenchSources,
  foreign: readonly Entry[],
  dealt: readonly Entry[],
): readonly Entry[] => {
  const isFrench = (word: string): boolean => lefff.forms.has(word) || dictionary.words.has(word);
  const native = new Set(
    littre.filter(({ etymology }) => !BORROWED.test(etymology)).map(({ word }) => word),
  );
  const marks = new Map<string, string>();
  const mark = (word: string, letter: string): void => {
    marks.set(word, (marks.get(word) ?? '') + letter);
  };
  const vetted = [
    ...mostCommonNouns(lefff, frequency.words),
    ...trustedWords(lefff, frequency.words),
    ...dealt.map(({ key }) => key),
  ];
  for (const word of new Set(vetted)) mark(word, 'v');
  for (const { key } of foreign) if (isFrench(key) && !native.has(key)) mark(key, 'x');
  for (const word of new Set(readList(new URL('adopted.txt', INDEX)))) mark(word, 'a');
  return [...marks].map(([key, value]) => ({ key, value }));
};

/** The sections of the French archive, from the sources and the reviewed index. */
export const buildFrench = (): ReadonlyMap<string, Uint8Array> => {
  const sources = readFrenchSources();
  const { lefff, dictionary, frequency } = sources;
  const { forms, sets } = packForms(lefff, dictionary);
  const labels = labelsOf(sources);
  const foreign = foreignOf(sources, labels);
  const families = readFamilies(new URL('families.tsv', INDEX), {
    singularOf: (clue) => singularOf(lefff, clue),
  });
  const text = new TextEncoder();
  return new Map([
    ['forms', writeTable(forms)],
    ['sets', text.encode(sets)],
    ['labels', writeTable(labels)],
    ['common', text.encode(mostCommonWords(lefff, frequency.words).join('\n'))],
    ['foreign', writeTable(foreign)],
    ['marks', writeTable(marksOf(sources, foreign, families))],
    ['clippings', writeTable(readClippings(new URL('clippings.tsv', INDEX)))],
    ['homophones', writeTable(readHomophones(new URL('homophones.tsv', INDEX)))],
    ['families', writeTable(families)],
    ['graph', writeTable(packGraph(frenchGraph(sources)))],
  ]);
};
