import { err, MAX_OWN_WORD_LENGTH, MAX_OWN_WORDS, ok, type Result } from '@agent-double/rules';
import { packKey } from './pack-word.ts';

/** A board's worth of words: fewer can't be dealt. */
export const MIN_OWN_WORDS = 25;
/** Longest pasted text, in UTF-16 units. */
export const MAX_OWN_TEXT = 64 * 1024;
/** Problems told at once: a table's host mends a list, not a flood. */
export const MAX_OWN_PROBLEMS = 100;

/** What is wrong with a pasted list; lines count from 1. */
export type OwnWordsProblem =
  | { readonly code: 'words/text-too-long'; readonly length: number }
  | { readonly code: 'words/too-few' | 'words/too-many'; readonly count: number }
  | { readonly code: 'words/empty'; readonly line: number }
  | {
      readonly code: 'words/too-long' | 'words/characters';
      readonly line: number;
      readonly word: string;
    }
  | {
      readonly code: 'words/duplicate';
      readonly line: number;
      readonly word: string;
      readonly firstLine: number;
    };

/** A list that can't be dealt as it stands, and its words that could. */
export interface OwnWordsRefusal {
  readonly problems: readonly OwnWordsProblem[];
  readonly sound: readonly string[];
}

const SEPARATORS = /[,;\t]/u;
const WRITTEN = /^[\p{Script=Latin}\p{Nd}]+(?:['’ -][\p{Script=Latin}\p{Nd}]+)*$/u;
const LETTER = /\p{Script=Latin}/u;

interface Entry {
  readonly word: string;
  readonly line: number;
}

/** What stands between separators; a separator that ends a line opens nothing. */
const entriesOf = (text: string): readonly Entry[] =>
  text
    .replace(/^\ufeff/u, '')
    .split(/\r\n|\r|\n/u)
    .flatMap((row, at) => {
      if (row.trim() === '' || row.startsWith('#')) return [];
      const words = row.split(SEPARATORS).map((part) => part.trim().replace(/\s+/gu, ' '));
      if (words.length > 1 && words.at(-1) === '') words.pop();
      return words.map((word) => ({ word: word.normalize('NFC'), line: at + 1 }));
    });

const shortened = (letters: readonly string[]): string =>
  letters.length > MAX_OWN_WORD_LENGTH
    ? `${letters.slice(0, MAX_OWN_WORD_LENGTH).join('')}…`
    : letters.join('');

const entryProblem = (
  { word, line }: Entry,
  firstLines: ReadonlyMap<string, number>,
): OwnWordsProblem | null => {
  if (word === '') return { code: 'words/empty', line };
  const letters = [...word];
  const shown = shortened(letters);
  if (letters.length > MAX_OWN_WORD_LENGTH) return { code: 'words/too-long', line, word: shown };
  if (!WRITTEN.test(word) || !LETTER.test(word)) {
    return { code: 'words/characters', line, word: shown };
  }
  const firstLine = firstLines.get(packKey(word));
  return firstLine === undefined ? null : { code: 'words/duplicate', line, word, firstLine };
};

/**
 * Reads a pack that a table pasted: words on lines of their own, or apart by commas, semicolons or
 * tabs; blank lines and lines that open with `#` are passed over. A refusal tells what is wrong
 * line by line, at most `MAX_OWN_PROBLEMS` of it, and which words are sound.
 */
export const parseOwnWords = (text: string): Result<readonly string[], OwnWordsRefusal> => {
  if (text.length > MAX_OWN_TEXT) {
    return err({ problems: [{ code: 'words/text-too-long', length: text.length }], sound: [] });
  }
  const firstLines = new Map<string, number>();
  const words: string[] = [];
  const problems: OwnWordsProblem[] = [];
  for (const entry of entriesOf(text)) {
    const problem = entryProblem(entry, firstLines);
    if (problem !== null) {
      problems.push(problem);
      continue;
    }
    firstLines.set(packKey(entry.word), entry.line);
    words.push(entry.word);
  }
  if (words.length < MIN_OWN_WORDS) {
    problems.unshift({ code: 'words/too-few', count: words.length });
  }
  if (words.length > MAX_OWN_WORDS) {
    problems.unshift({ code: 'words/too-many', count: words.length });
  }
  if (problems.length === 0) return ok(words);
  return err({
    problems: problems.slice(0, MAX_OWN_PROBLEMS),
    sound: words.slice(0, MAX_OWN_WORDS),
  });
};
