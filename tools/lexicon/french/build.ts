import { writeTable } from '../../../packages/lexicon/src/packed/write-table.ts';
import { readDictionaryFr } from '../sources/dictionary-fr.ts';
import { readFrequencyFr } from '../sources/frequency-fr.ts';
import { readLefff } from '../sources/lefff.ts';
import { readLittre } from '../sources/littre.ts';
import { mostCommonNouns } from './common-nouns.ts';
import { ForeignWords } from './foreign.ts';
import { buildGraph } from './graph.ts';
import { readClippings, readFamilies, readList } from './index-files.ts';
import { packForms, packGraph } from './pack.ts';

const INDEX = new URL('../../../packages/lexicon/index/fr/', import.meta.url);

/** What Littré says of words that French took over in his time. */
const BORROWED =
  /^(?:Mot |Du |De l')?(?:angl|anglais|all(?:em)?\b|espagn|esp\.|mot (?:anglais|allemand|espagnol|italien))/iu;

/** French words beyond this rank in subtitles are too rare to need a translation. */
const COMMON_RANK = 12_000;

/** The sections of the French archive, from the sources and the reviewed index. */
export const buildFrench = (): ReadonlyMap<string, Uint8Array> => {
  const lefff = readLefff();
  const dictionary = readDictionaryFr();
  const notInUse = readList(new URL('not-in-use.txt', INDEX));
  for (const word of notInUse) {
    lefff.forms.delete(word);
    dictionary.words.delete(word);
  }
  for (const word of readList(new URL('words.txt', INDEX))) dictionary.words.add(word);
  const frequency = readFrequencyFr();
  const littre = readLittre();
  const dictionaryOnly = new Set([...dictionary.words].filter((word) => !lefff.forms.has(word)));
  const graph = buildGraph(lefff, dictionaryOnly, littre, new URL('roots.tsv', INDEX));
  const { forms, sets } = packForms(lefff, dictionary);
  const labels = new Map<string, string>();
  for (const word of lefff.expressions) labels.set(word, 'x');
  for (const word of readList(new URL('expressions.txt', INDEX))) labels.set(word, 'x');
  for (const names of [lefff.names, dictionary.names, frequency.firstNames, frequency.lastNames]) {
    for (const name of names) if (name.length > 1) labels.set(name, 'n');
  }
  for (const name of readList(new URL('names.txt', INDEX))) labels.set(name, 'n');
  for (const word of dictionary.abbreviations) labels.set(word, 'a');
  const text = new TextEncoder();
  const commonNouns = mostCommonNouns(lefff, frequency.words);
  const foreign = new ForeignWords();
  foreign.addTable(new URL('translations.tsv', INDEX));
  const rank = new Map(frequency.words.map((word, at) => [word, at]));
  foreign.addFreedict(
    (word) => lefff.forms.has(word) && (rank.get(word) ?? Infinity) < COMMON_RANK,
  );
  const inFrench = (word: string): boolean => lefff.forms.has(word) || dictionary.words.has(word);
  const native = new Set(
    littre.filter(({ etymology }) => !BORROWED.test(etymology)).map(({ word }) => word),
  );
  const translated = foreign.entries(() => true);
  const marks = new Map<string, string>();
  const mark = (word: string, letter: string): void => {
    marks.set(word, (marks.get(word) ?? '') + letter);
  };
  for (const word of commonNouns) mark(word, 'v');
  for (const { key } of translated) {
    if (inFrench(key) && !native.has(key)) mark(key, 'x');
  }
  return new Map([
    ['forms', writeTable(forms)],
    ['sets', text.encode(sets)],
    ['labels', writeTable([...labels].map(([key, value]) => ({ key, value })))],
    ['foreign', writeTable(translated)],
    ['marks', writeTable([...marks].map(([key, value]) => ({ key, value })))],
    ['clippings', writeTable(readClippings(new URL('clippings.tsv', INDEX)))],
    ['families', writeTable(readFamilies(new URL('families.tsv', INDEX)))],
    ['graph', writeTable(packGraph(graph))],
  ]);
};
