import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { spell } from './lefff.ts';

const require = createRequire(import.meta.url);

export interface DictionaryFr {
  /** Lower-case entries with their plural where the affix flags give a regular one. */
  readonly words: Set<string>;
  readonly names: ReadonlySet<string>;
  readonly abbreviations: ReadonlySet<string>;
}

/** Reads the word list of dictionary-fr (Dicollecte, MPL-2.0). */
export const readDictionaryFr = (): DictionaryFr => {
  const folder = dirname(require.resolve('dictionary-fr'));
  const text = readFileSync(join(folder, 'index.dic'), 'utf8');
  const words = new Set<string>();
  const names = new Set<string>();
  const abbreviations = new Set<string>();
  for (const line of text.split('\n').slice(1)) {
    const [entry = '', flags = ''] = line.trim().split('/');
    if (!/^[\p{L}][\p{L}'’-]*$/u.test(entry)) continue;
    const spelling = spell(entry);
    if (entry.length > 1 && entry === entry.toUpperCase()) abbreviations.add(spelling);
    else if (entry !== entry.toLowerCase()) names.add(spelling);
    else {
      words.add(spelling);
      if (/S[.*=]/u.test(flags)) words.add(`${spelling}s`);
      if (/X\./u.test(flags)) words.add(`${spelling}x`);
    }
  }
  return { words, names, abbreviations };
};
