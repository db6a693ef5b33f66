import type { Language } from '../packed/meanings.ts';

/** What the form of a clue is checked against; spellings are those of `spellingOf`. */
export interface WordList {
  /** Whether the spelling is a word of the language, hyphenated ones included. */
  isWord(spelling: string): boolean;
  /** Whether a word of the language has this spelling once accents are set aside. */
  isWordUnaccented(spelling: string): boolean;
  /** Whether it is a person, a place or another name in one word. */
  isName(spelling: string): boolean;
  /** Whether it is a known abbreviation, such as SNCF. */
  isAbbreviation(spelling: string): boolean;
  /** Whether it is one where it is written in capitals (USA), and a word in small letters. */
  isShortInCapitals(spelling: string): boolean;
  /** Whether it is a fixed expression written with spaces. */
  isExpression(spelling: string): boolean;
  /** The language of a foreign word not in use here, or null. */
  foreignLanguage(spelling: string): Language | null;
}
