import { existsSync, readFileSync } from 'node:fs';
import type { Entry } from '../../../packages/lexicon/src/packed/table.ts';
import { readFreedict } from '../sources/freedict.ts';
import { spell } from '../sources/lefff.ts';

type Language = 'e' | 'd' | 's' | 'i';
const MAX_MEANINGS = 8;

const foreignSpelling = (word: string): string => spell(word).replace(/ß/gu, 'ss');

/** Foreign words by spelling, with the French words that they say. */
export class ForeignWords {
  readonly #words = new Map<string, Map<Language, Set<string>>>();

  add(language: Language, foreign: string, french: string): void {
    const spelling = foreignSpelling(foreign);
    if (spelling.length < 2 || spelling.includes(' ')) return;
    const languages = this.#words.get(spelling) ?? new Map<Language, Set<string>>();
    const meanings = languages.get(language) ?? new Set<string>();
    if (french !== '' && meanings.size < MAX_MEANINGS) meanings.add(spell(french));
    languages.set(language, meanings);
    this.#words.set(spelling, languages);
  }

  /** Adds the reviewed translations: word, then English, German, Spanish and Italian words. */
  addTable(file: URL): void {
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line.startsWith('#')) continue;
      const [french = '', english = '', german = '', spanish = '', italian = ''] = line.split('\t');
      for (const word of english.split(/[ ,]+/u)) this.add('e', word, french);
      for (const word of german.split(/[ ,]+/u)) this.add('d', word, french);
      for (const word of spanish.split(/[ ,]+/u)) this.add('s', word, french);
      for (const word of italian.split(/[ ,]+/u)) this.add('i', word, french);
    }
  }

  /** Adds FreeDict's German and Spanish pairs, as far as their French word is one. */
  addFreedict(isFrench: (word: string) => boolean): void {
    const fromFrench = (language: Language, pair: string): void => {
      for (const [head, words] of readFreedict(pair)) {
        if (!isFrench(spell(head))) continue;
        for (const word of words) this.add(language, word, head);
      }
    };
    fromFrench('d', 'fra-deu');
    fromFrench('s', 'fra-spa');
    for (const [head, words] of readFreedict('deu-fra')) {
      for (const word of words) if (isFrench(spell(word))) this.add('d', head, word);
    }
  }

  entries(keep: (spelling: string) => boolean): readonly Entry[] {
    return [...this.#words]
      .filter(([spelling]) => keep(spelling))
      .map(([key, languages]) => ({
        key,
        value: [...languages].map(([language, words]) => language + [...words].join(',')).join(';'),
      }));
  }
}
