import { Remembered } from './remembered.ts';
import type { Table } from './table.ts';

export type Language = 'en' | 'de' | 'es' | 'it' | 'fr';

const LANGUAGES: Readonly<Record<string, Language>> = {
  e: 'en',
  d: 'de',
  s: 'es',
  i: 'it',
  f: 'fr',
};

/** Endings that an inflected foreign word may have more than its entry, and what stands there instead. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/s$/u, ''],
  [/es$/u, ''],
  [/ies$/u, 'y'],
  [/ves$/u, 'f'],
  [/ves$/u, 'fe'],
  [/men$/u, 'man'],
  [/(?<=child)ren$/u, ''],
  [/ces$/u, 'z'],
  [/x$/u, ''],
  [/aux$/u, 'al'],
  [/n$/u, ''],
  [/en$/u, ''],
  [/e$/u, ''],
  [/er$/u, ''],
];
/** The vowel that German changes in a plural: Häuser, Bücher, Äpfel. */
const UMLAUT = /[äöü](?!.*[äöü])/u;
const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** The entries that a foreign word may be a form of, itself first. */
const entriesOf = (spelling: string): readonly string[] => {
  const bare = spelling.replace(UMLAUT, (vowel) => PLAIN[vowel] ?? vowel);
  const forms = bare === spelling ? [spelling] : [spelling, bare];
  const shorter = forms.flatMap((form) =>
    ENDINGS.flatMap(([ending, put]) => (ending.test(form) ? [form.replace(ending, put)] : [])),
  );
  return [...forms, ...shorter];
};

const REMEMBERED = 200;

/** Meanings by language, or an empty map for a word that no foreign list holds. */
export type Meanings = ReadonlyMap<Language, readonly string[]>;

const unpack = (value: string): Meanings => {
  const found = new Map<Language, readonly string[]>();
  for (const part of value.split(';')) {
    const language = LANGUAGES[part.slice(0, 1)];
    if (language !== undefined) found.set(language, part.slice(1).split(','));
  }
  return found;
};

/** Looks foreign words up, inflected ones too. */
export const foreignMeanings = (table: Table): ((spelling: string) => Meanings) => {
  const known = new Remembered<Meanings>(REMEMBERED, (written) => {
    const spelling = written.replace(/ß/gu, 'ss');
    const found = entriesOf(spelling).flatMap((entry) => {
      // Typed without accents it may stand for the entry with them: arbol for árbol.
      const value = table.get(entry) ?? table.spellings(entry)[0]?.value;
      return value === undefined ? [] : [value];
    });
    const telling = found.find((value) => /[^;]{2}/u.test(value)) ?? found[0];
    return telling === undefined ? new Map() : unpack(telling);
  });
  return (spelling) => known.get(spelling);
};
