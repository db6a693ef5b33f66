import type { Conventions } from './parameter.ts';

/** How many words a clue is about; `unlimited` lifts the cap without naming a number. */
export type ClueNumber = number | 'unlimited';

/** What a spymaster says: one word and one number. */
export interface Clue {
  readonly word: string;
  readonly number: ClueNumber;
}

/** Longest clue, in UTF-16 units once it is composed and without marks around it. */
export const MAX_CLUE_LENGTH = 60;
/** Largest number a clue may carry: no edition has a bound, so this is far above what people say. */
export const MAX_CLUE_NUMBER = 999;

/** `value` as a clue's number, or null: whole numbers from 0 to `MAX_CLUE_NUMBER` and `unlimited`. */
export const clueNumber = (value: unknown): ClueNumber | null => {
  if (value === 'unlimited') return value;
  return typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= 0 &&
    value <= MAX_CLUE_NUMBER
    ? value
    : null;
};

/** What a computer player weighed when it chose a clue; private until the end, like its aim. */
export interface ClueThoughts {
  /** The card of somebody else that came nearest to the clue. */
  readonly danger: string | null;
  /** A bolder clue that was put aside, and the card that it came too near to. */
  readonly rejected: { readonly clue: string; readonly near: string } | null;
}

export const REASON_KINDS = [
  'form',
  'visible-word',
  'part',
  'family',
  'translation',
  'foreign',
  'homophone',
  'sound',
  'letters',
  'proper-name',
  'abbreviation',
  'number',
  'unknown-word',
] as const;
/** What a referee's reason is about; a refusal's code is `clue/` and this word. */
export type ReasonKind = (typeof REASON_KINDS)[number];

export type Verdict = 'legal' | 'doubtful' | 'illegal';

/** One line in the two languages of the product. */
export interface Bilingual {
  readonly fr: string;
  readonly en: string;
}

/** Why a clue is not plainly legal. */
export interface Reason {
  /** Id of the rule in docs/RULES.md. */
  readonly rule: string;
  readonly kind: ReasonKind;
  readonly verdict: 'doubtful' | 'illegal';
  /** The board word concerned, as printed, when there is one. */
  readonly word?: string;
  readonly because: Bilingual;
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
}

/**
 * Says whether a clue may be given while `words` lie face up. It knows no key: a verdict that
 * depended on one would give it away.
 */
export type ClueJudge = (
  word: string,
  number: ClueNumber,
  words: readonly string[],
  conventions: Conventions,
) => Judgement;
