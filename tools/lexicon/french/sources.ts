import type { Link } from '../../../packages/lexicon/src/packed/links.ts';
import { readDictionaryFr, type DictionaryFr } from '../sources/dictionary-fr.ts';
import { readFrequencyFr } from '../sources/frequency-fr.ts';
import { readLefff, type Lefff } from '../sources/lefff.ts';
import { readLittre, type LittreEntry } from '../sources/littre.ts';
import { buildGraph } from './graph.ts';
import { readAbbreviations, readList } from './index-files.ts';

export const INDEX = new URL('../../../packages/lexicon/index/fr/', import.meta.url);

/** All that the French archive is made of. */
export interface FrenchSources {
  readonly lefff: Lefff;
  readonly dictionary: DictionaryFr;
  readonly frequency: ReturnType<typeof readFrequencyFr>;
  readonly littre: readonly LittreEntry[];
}

/** Takes a word out of the lists, and the plural with it that is a form of nothing else (kings). */
const takeOut = (word: string, lefff: Lefff, dictionary: DictionaryFr): void => {
  const lemmas = new Set([word, ...(lefff.forms.get(word) ?? []).map(({ lemma }) => lemma)]);
  for (const form of [word, `${word}s`, word.replace(/y$/u, 'ies')]) {
    const readings = form === word ? [] : (lefff.forms.get(form) ?? []);
    if (readings.some(({ lemma }) => lemma === form || !lemmas.has(lemma))) continue;
    lefff.forms.delete(form);
    dictionary.words.delete(form);
  }
};

/** Reads the sources, with the words that review added or took out. */
export const readFrenchSources = (): FrenchSources => {
  const lefff = readLefff();
  const dictionary = readDictionaryFr();
  const { always } = readAbbreviations(new URL('abbreviations.txt', INDEX));
  const unused = ['not-in-use.txt', 'unaccented.txt'].flatMap((name) =>
    readList(new URL(name, INDEX)),
  );
  for (const word of [...unused, ...always]) {
    takeOut(word, lefff, dictionary);
  }
  for (const word of readList(new URL('words.txt', INDEX))) dictionary.words.add(word);
  for (const form of readList(new URL('rare-nouns.txt', INDEX))) {
    const others = lefff.forms.get(form)?.filter(({ lemma, pos }) => pos !== 'n' || lemma !== form);
    if (others !== undefined && others.length > 0) lefff.forms.set(form, others);
  }
  return { lefff, dictionary, frequency: readFrequencyFr(), littre: readLittre() };
};

/** Kinship of French words, from Littré, rules and the reviewed table of roots. */
export const frenchGraph = ({
  lefff,
  dictionary,
  littre,
}: FrenchSources): ReadonlyMap<string, readonly Link[]> => {
  const others = new Set([...dictionary.words].filter((word) => !lefff.forms.has(word)));
  return buildGraph(lefff, others, littre, new URL('roots.tsv', INDEX));
};
