import { existsSync, readFileSync } from 'node:fs';
import type { Ruling } from '../../../packages/lexicon/src/lexicon.ts';
import { packRulings } from '../../../packages/lexicon/src/packed/rulings.ts';
import type { Entry } from '../../../packages/lexicon/src/packed/table.ts';
import { spell } from '../sources/lefff.ts';

const lines = (file: URL): readonly (readonly string[])[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => line.split('\t'))
    : [];

/** Clippings with the words they are cut from. */
export const readClippings = (file: URL): readonly Entry[] =>
  lines(file).map(([clipping = '', full = '']) => ({
    key: spell(clipping),
    value: spell(full).split(' ').join(','),
  }));

/**
 * The reviewed homophones that do not follow the sound rules: `~` for those that only some speakers
 * say alike, `!` for those that the rules miss.
 */
export const readHomophones = (file: URL): readonly Entry[] => {
  const words = new Map<string, string[]>();
  for (const [word = '', homophone = '', origin = ''] of lines(file)) {
    if (origin === 'rules') continue;
    const mark = origin === 'some' ? '~' : '!';
    words.set(spell(word), [...(words.get(spell(word)) ?? []), mark + spell(homophone)]);
  }
  return [...words].map(([key, all]) => ({ key, value: all.join(' ') }));
};

/**
 * The reviewed families: board word, verdict, clue, words between, origin. Where the index is whole
 * what is not listed is no kin; where it only mends, `keepLegal` keeps what it rules to be no kin.
 * What was drafted over a word that review found to be no kin is none either (vachette over vache for
 * VACCIN). A clue that `singularOf` reads as a plural rules its singular too, unless that has its own line.
 */
export const readFamilies = (
  file: URL,
  {
    keepLegal = false,
    singularOf = () => null,
  }: {
    readonly keepLegal?: boolean;
    readonly singularOf?: (clue: string) => string | null;
  } = {},
): readonly Entry[] => {
  const words = new Map<string, Map<string, Ruling | null>>();
  const all = lines(file);
  const strangers = new Set(
    all.filter(([, verdict]) => verdict === 'legal').map(([word, , clue]) => `${word} ${clue}`),
  );
  for (const [word = '', verdict = '', clue = '', between = '', origin = ''] of all) {
    const rulings = words.get(word) ?? new Map<string, Ruling | null>();
    words.set(word, rulings);
    const over = origin === 'review' ? [] : between.split('>');
    if (over.some((each) => strangers.has(`${word} ${each}`))) continue;
    if (verdict === 'illegal' || verdict === 'doubtful') {
      rulings.set(clue, { verdict, path: [clue, ...between.split('>').filter(Boolean), word] });
    } else if (verdict === 'legal' && keepLegal) rulings.set(clue, null);
  }
  for (const rulings of words.values()) {
    for (const [clue, ruling] of [...rulings]) {
      const singular = singularOf(clue);
      if (singular === null || ruling === null || rulings.has(singular)) continue;
      rulings.set(singular, { ...ruling, path: [singular, ...ruling.path.slice(1)] });
    }
  }
  return [...words].map(([key, rulings]) => ({ key, value: packRulings(rulings) }));
};

/** Spellings that are short for something: wherever they stand, or in capitals alone. */
export const readAbbreviations = (
  file: URL,
): { readonly always: readonly string[]; readonly inCapitals: readonly string[] } => {
  const written = lines(file).map(([word = '']) => word);
  const isLoud = (word: string): boolean => word === word.toUpperCase();
  return {
    always: written.filter((word) => !isLoud(word)).map(spell),
    inCapitals: written.filter(isLoud).map(spell),
  };
};

/** One spelling a line. */
export const readList = (file: URL): readonly string[] =>
  lines(file).map(([word = '']) => spell(word));
