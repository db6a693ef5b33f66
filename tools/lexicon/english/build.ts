import { readFileSync } from 'node:fs';
import type { Link } from '../../../packages/lexicon/src/packed/links.ts';
import { packLinks } from '../../../packages/lexicon/src/packed/links.ts';
import { regularReadings } from '../../../packages/lexicon/src/english/inflection.ts';
import type { Reading } from '../../../packages/lexicon/src/packed/forms.ts';
import { isLatin1 } from '../../../packages/lexicon/src/packed/latin.ts';
import { writeTable } from '../../../packages/lexicon/src/packed/write-table.ts';
import { readRoots } from '../sources/roots.ts';
import { readClippings, readFamilies, readList } from '../french/index-files.ts';
import { readCmu } from '../sources/cmu.ts';
import { readFrequencyFr } from '../sources/frequency-fr.ts';
import { readLefff } from '../sources/lefff.ts';
import { readWordNet } from '../sources/wordnet.ts';
import { readCompounds } from './compounds.ts';
import { buildEnglishGraph } from './graph.ts';

const INDEX = new URL('../../../packages/lexicon/index/', import.meta.url);
const COMMON_FRENCH = 8000;
const COMMON_ENGLISH = 4000;

const unaccented = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const isLowerCase = (word: string): boolean => word === word.toLowerCase();

/** French words with what they mean in English, from the reviewed table, and other common ones. */
const foreignEntries = (isEnglish: (word: string) => boolean) => {
  const meanings = new Map<string, Map<string, Set<string>>>();
  const add = (language: string, word: string, english: readonly string[]): void => {
    const spelling = word.toLowerCase().replace(/œ/gu, 'oe').replace(/ß/gu, 'ss');
    if (spelling.length < 2 || !isLatin1(spelling)) return;
    const languages = meanings.get(spelling) ?? new Map<string, Set<string>>();
    const known = languages.get(language) ?? new Set<string>();
    for (const each of english) known.add(each);
    languages.set(language, known);
    meanings.set(spelling, languages);
  };
  const table = readFileSync(new URL('fr/translations.tsv', INDEX), 'utf8');
  for (const line of table.split('\n')) {
    if (line.startsWith('#') || line === '') continue;
    const [french = '', english = '', german = '', spanish = '', italian = ''] = line.split('\t');
    const words = english.split(' ').filter((word) => word !== '');
    add('f', french, words);
    for (const word of german.split(' ')) add('d', word, words);
    for (const word of spanish.split(' ')) add('s', word, words);
    for (const word of italian.split(' ')) add('i', word, words);
  }
  for (const word of readFrequencyFr().words.slice(0, COMMON_FRENCH)) {
    if (/^\p{L}{3,}$/u.test(word) && !isEnglish(word) && !meanings.has(word)) add('f', word, []);
  }
  return [...meanings].map(([key, languages]) => ({
    key,
    value: [...languages].map(([language, words]) => language + [...words].join(',')).join(';'),
  }));
};

/** The sections of the English archive. */
export const buildEnglish = (): ReadonlyMap<string, Uint8Array> => {
  const wordnet = readWordNet();
  const cmu = readCmu();
  const words = new Map<string, string>();
  const rare = new Set(readList(new URL('en/rare-words.txt', INDEX)));
  const labels = new Map<string, string>();
  for (const [lemma, parts] of wordnet.lemmas) {
    if (!/^[\p{L}][\p{L}' -]*$/u.test(lemma) || rare.has(lemma)) continue;
    if (lemma.includes(' ')) {
      const parts = lemma.split(' ');
      const common = parts.every((part) => (wordnet.counts.get(part) ?? 0) > 0);
      if (isLowerCase(lemma) && parts.length <= 3 && common) labels.set(lemma, 'x');
    } else if (isLowerCase(lemma)) words.set(lemma, [...parts].join(''));
    else if (lemma.length > 1 && lemma === lemma.toUpperCase())
      labels.set(lemma.toLowerCase(), 'a');
    else if (!wordnet.taxa.has(lemma)) labels.set(lemma.toLowerCase(), 'n');
  }
  const frequency = readFrequencyFr();
  const subtitles = new Set([...frequency.words, ...frequency.firstNames, ...frequency.lastNames]);
  const french = new Set([...readLefff().forms.keys()].map(unaccented));
  for (const name of cmu.keys()) {
    if (words.has(name) || labels.has(name) || !subtitles.has(name)) continue;
    // What is also a French word is no English name by being said in French films (boulangerie).
    if (!french.has(name) || frequency.firstNames.has(name)) labels.set(name, 'n');
  }
  /** Whether the rules of inflection say the same of a form that is no word of its own (stopped). */
  const isByRule = (form: string, bases: readonly (readonly [string, string])[]): boolean => {
    const found = regularReadings(form, (lemma) => words.get(lemma) ?? null);
    const named = ({ lemma, pos }: Reading): boolean =>
      bases.some(([base, of]) => base === lemma && of === pos);
    return !words.has(form) && found.length === bases.length && found.every(named);
  };
  const irregular = [...wordnet.irregular]
    .filter(([form, bases]) => /^[a-z'-]+$/u.test(form) && !isByRule(form, bases))
    .map(([form, bases]) => ({
      key: form,
      value: bases.map(([base, pos]) => pos + base).join(' '),
    }));
  const graph = new Map<string, readonly Link[]>(buildEnglishGraph(wordnet, words));
  const compounds = readCompounds(new URL('en/compounds.tsv', INDEX));
  const roots = readRoots(new URL('en/roots.tsv', INDEX), (word) => [word]);
  for (const reviewed of [compounds, roots]) {
    for (const [child, links] of reviewed) {
      const bases = new Set(links.map(({ base }) => base));
      graph.set(child, [
        ...links,
        ...(graph.get(child) ?? []).filter(({ base }) => !bases.has(base)),
      ]);
    }
  }
  const sounds = [...cmu]
    .filter(([word]) => words.has(word) || wordnet.irregular.has(word))
    .map(([key, ways]) => ({ key, value: ways.join(' ') }));
  const common = [...words.keys()]
    .filter((word) => word.length > 2 && !word.includes('-'))
    .sort((a, b) => (wordnet.counts.get(b) ?? 0) - (wordnet.counts.get(a) ?? 0))
    .slice(0, COMMON_ENGLISH);
  const foreign = foreignEntries((word) => words.has(word));
  // A loan that lost its accent is one too: château, chateau.
  const loans = foreign.flatMap(({ key, value }) =>
    value.length > 1 ? [key, unaccented(key)] : [key],
  );
  const adopted = [...new Set(loans)]
    .filter((word) => words.has(word) && (wordnet.counts.get(word) ?? 0) === 0)
    .map((key) => ({ key, value: 'x' }));
  return new Map([
    ['words', writeTable([...words].map(([key, value]) => ({ key, value })))],
    ['irregular', writeTable(irregular)],
    ['labels', writeTable([...labels].map(([key, value]) => ({ key, value })))],
    [
      'graph',
      writeTable([...graph].map(([key, links]) => ({ key, value: packLinks(key, links) }))),
    ],
    ['sounds', writeTable(sounds)],
    ['common', new TextEncoder().encode(common.join('\n'))],
    ['foreign', writeTable(foreign)],
    ['adopted', writeTable(adopted)],
    ['clippings', writeTable(readClippings(new URL('en/clippings.tsv', INDEX)))],
    ['families', writeTable(readFamilies(new URL('en/families.tsv', INDEX), { keepLegal: true }))],
  ]);
};
