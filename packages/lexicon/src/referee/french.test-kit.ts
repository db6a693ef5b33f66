import type { ClueNumber, Conventions, Judgement } from '@agent-double/rules';
import { conventionsWith } from '../conventions.test-kit.ts';
import { loadLexicon } from '../load-judge.ts';
import { judgeWith } from './judge.ts';

const french = await loadLexicon('fr');

/** What the French referee says of a clue beside words that commas part. */
export const judge = (
  clue: string,
  words: string,
  changes: Partial<Conventions> = {},
  number: ClueNumber = 1,
): Judgement => judgeWith(french)(clue, number, words.split(','), conventionsWith(changes));

/** Its verdict and the first rule that it names, as `illegal WORD-5`. */
export const first = (clue: string, words: string, changes: Partial<Conventions> = {}): string => {
  const { verdict, reasons } = judge(clue, words, changes);
  return `${verdict} ${reasons[0]?.rule ?? ''}`.trim();
};
