import { MAX_CLUE_NUMBER, type ClueNumber } from '@agent-double/rules';

/** What somebody typed into the clue field. */
export interface TypedClue {
  readonly word: string;
  /** Null while no number has been typed. */
  readonly number: ClueNumber | null;
}

const UNLIMITED = /^(?:∞|inf(?:ini|inity)?|illimité|illimite|unlimited)$/iu;
const LAST = /^(?<word>.*?)[\s:,;=(–-]*(?<last>\S+?)\)?$/su;

const numberIn = (text: string): ClueNumber | null => {
  if (UNLIMITED.test(text)) return 'unlimited';
  return /^\d+$/u.test(text) && Number(text) <= MAX_CLUE_NUMBER ? Number(text) : null;
};

/**
 * Word and number typed in one go: « Fruit 3 », "fruit: 3", « fruit ∞ », « fruit (0) ». A lone
 * number is the number of a clue that has yet to be written; « 8 2 » is the clue 8 for two words.
 */
export const parseClue = (typed: string): TypedClue => {
  const text = typed.trim();
  const alone = numberIn(text);
  if (alone !== null) return { word: '', number: alone };
  const parts = LAST.exec(text)?.groups;
  const spaced = /[\s:,;=(]\S+$/u.test(text);
  const number = spaced ? numberIn(parts?.['last'] ?? '') : null;
  return number === null
    ? { word: text, number: null }
    : { word: (parts?.['word'] ?? '').trim(), number };
};
