import { foldWord } from '@agent-double/rules';

/** Letters that a card holds on one line, readable, on a screen 320 px wide. */
export const MAX_CARD_LETTERS = 13;

/** What is wrong with one word of a pack; `index` and `first` count from 0. */
export type PackWordProblem =
  | { readonly code: 'pack/not-nfc'; readonly index: number; readonly word: string }
  | { readonly code: 'pack/characters'; readonly index: number; readonly word: string }
  | { readonly code: 'pack/capital'; readonly index: number; readonly word: string }
  | { readonly code: 'pack/too-long'; readonly index: number; readonly word: string }
  | {
      readonly code: 'pack/duplicate' | 'pack/plural-pair';
      readonly index: number;
      readonly word: string;
      readonly first: number;
    };

const WRITTEN = /^\p{Script=Latin}+(?:['’-]\p{Script=Latin}+)*$/u;
const PLURAL_ENDINGS = ['s', 'x', 'es'];

/** The key under which two words of a list are one: `foldWord` without hyphens and apostrophes. */
export const packKey = (word: string): string => foldWord(word).replace(/[\s'-]/gu, '');

/** How many letters `word` takes on a card: code points after NFC. */
export const cardLetters = (word: string): number => [...word.normalize('NFC')].length;

/**
 * What keeps `words` from being dealt together, in their order; empty for a sound list. A plural
 * is reported beside its singular, whichever comes first.
 */
export const packProblems = (words: readonly string[]): readonly PackWordProblem[] => {
  const firsts = new Map<string, number>();
  words.forEach((word, index) => {
    const key = packKey(word);
    if (!firsts.has(key)) firsts.set(key, index);
  });
  return words.flatMap((word, index) => {
    const key = packKey(word);
    const problems: PackWordProblem[] = [];
    if (word !== word.normalize('NFC')) problems.push({ code: 'pack/not-nfc', index, word });
    if (!WRITTEN.test(word.normalize('NFC')))
      problems.push({ code: 'pack/characters', index, word });
    if (word !== word.toLowerCase()) problems.push({ code: 'pack/capital', index, word });
    if (cardLetters(word) > MAX_CARD_LETTERS) problems.push({ code: 'pack/too-long', index, word });
    const first = firsts.get(key);
    if (first !== undefined && first < index) {
      problems.push({ code: 'pack/duplicate', index, word, first });
    }
    for (const ending of PLURAL_ENDINGS) {
      const singular = key.endsWith(ending) ? firsts.get(key.slice(0, -ending.length)) : undefined;
      if (singular === undefined) continue;
      problems.push({ code: 'pack/plural-pair', index, word, first: singular });
    }
    return problems;
  });
};
