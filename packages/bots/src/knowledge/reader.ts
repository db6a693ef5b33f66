import type { Lexicon } from '@agent-double/lexicon';
import { wordKey } from './knowledge.ts';

/** Ways to read what somebody typed, the nearest to it first; never empty. */
export interface Reading {
  /** Spellings of the whole: as typed, with its accents, its base forms. */
  readonly whole: readonly string[];
  /** The words that it is made of, where there are several. */
  readonly parts: readonly string[];
}

/** Gives what a word may stand for. */
export type Reader = (word: string) => Reading;

/** Letters below which a part of a compound says nothing (de, à, la). */
const SHORTEST_PART = 3;
/** Bare words inside compounds, in both languages. */
const BARE = new Set(['les', 'des', 'aux', 'une', 'sur', 'sans', 'the', 'and', 'for', 'with']);

type Words = Pick<Lexicon, 'accented' | 'readings'>;

/**
 * Reads words as a language has them: plurals, feminines and verbs by their base form, words
 * without accents by those that they may have, compounds by their parts too.
 */
export const readerOf =
  (lexicon: Words): Reader =>
  (word) => {
    const key = wordKey(word);
    const pieces = key.split(/[\s'-]+/u).filter((piece) => piece !== '');
    const spellings = [key, key.replace(/\s+/gu, '-'), key.replace(/-/gu, ' ')];
    const whole = [...spellings, ...lexicon.accented(key)];
    return {
      whole: distinct([...whole, ...whole.flatMap((form) => bases(form, lexicon))]),
      parts:
        pieces.length < 2
          ? []
          : pieces.filter((piece) => piece.length >= SHORTEST_PART && !BARE.has(piece)),
    };
  };

/** Base forms, none where the word is one itself; plurals that no list has lose their s or x. */
const bases = (form: string, { readings }: Words): readonly string[] => {
  const found = readings(form).map(({ lemma }) => lemma);
  if (found.includes(form)) return [];
  return found.length > 0 ? found : [form.replace(/[sx]$/u, '')];
};

const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)];
