import type { Knowledge } from '../knowledge/knowledge.ts';
import { seeded } from '../random.ts';
import type { Skill } from '../skill.ts';
import type { EarlierClue, OperativeView } from '../view.ts';

/** A word face up, and how much speaks for touching it. */
export interface Ranked {
  readonly word: string;
  readonly score: number;
}

/** How much an earlier clue with cards left still counts. */
const MEMORY = 0.25;
/** How far a zero pushes its words away. */
const AVOIDED = 1.5;

/** The words face up, the one that fits the clue best first. */
export const rankWords = (
  view: OperativeView,
  knowledge: Knowledge,
  skill: Skill,
  seed: number,
): readonly Ranked[] => {
  const random = seeded(seed);
  const open = unfinished(view.earlier);
  const { word: clue, number } = view.clue;
  return view.words
    .map((word) => {
      const heard = knowledge.relate(clue, word);
      const memory = remembered(open, knowledge, word);
      const known = number === 0 ? memory - AVOIDED * heard : heard + MEMORY * memory * (1 - heard);
      return { word, score: known + skill.guessNoise * random.normal() };
    })
    .toSorted((one, other) => other.score - one.score);
};

/** The words face up by the earlier clues that still have cards left. */
export const rankByMemory = (view: OperativeView, knowledge: Knowledge): readonly Ranked[] => {
  const open = unfinished(view.earlier);
  return view.words
    .map((word) => ({ word, score: remembered(open, knowledge, word) }))
    .toSorted((one, other) => other.score - one.score);
};

/** Earlier clues of one's own side on which not all cards were found. */
export const unfinished = (earlier: readonly EarlierClue[]): readonly EarlierClue[] =>
  earlier.filter((clue) => clue.number === 'unlimited' || clue.found < clue.number);

const remembered = (open: readonly EarlierClue[], knowledge: Knowledge, word: string): number =>
  Math.max(0, ...open.map((clue) => knowledge.relate(clue.word, word)));
