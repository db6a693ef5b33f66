import { Remembered } from './remembered.ts';
import type { Table } from './table.ts';

export type Language = 'en' | 'de' | 'es' | 'fr';

const LANGUAGES: Readonly<Record<string, Language>> = { e: 'en', d: 'de', s: 'es', f: 'fr' };

/** Endings that an inflected foreign word may have more than its entry. */
const ENDINGS = ['s', 'es', 'n', 'en', 'e', 'er'] as const;
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
    const exact = table.get(spelling);
    if (exact !== null) return unpack(exact);
    for (const ending of ENDINGS) {
      if (!spelling.endsWith(ending)) continue;
      const value = table.get(spelling.slice(0, -ending.length));
      if (value !== null) return unpack(value);
    }
    return new Map();
  });
  return (spelling) => known.get(spelling);
};
