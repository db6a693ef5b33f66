import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Skill } from '../skill.ts';
import type { OperativeView } from '../view.ts';
import { rankByMemory, rankWords, unfinished, type Ranked } from './rank.ts';

/** What a computer player does next on a clue, with the ranking behind it. */
export type ChosenGuess =
  | {
      readonly type: 'guess';
      readonly word: string;
      /** Whether the clue means nothing to this player, who then goes by the earlier ones. */
      readonly unknown: boolean;
      readonly ranking: readonly Ranked[];
    }
  | { readonly type: 'stop'; readonly ranking: readonly Ranked[] };

/** How sure one must be of a card beyond the number, found by an earlier clue. */
const BONUS_ENOUGH = 0.6;
/** How sure one must be where the number gives no cap. */
const UNCAPPED_ENOUGH = 0.5;

/** The next card to touch, or to stop where the next one is not clearly better. */
export const chooseGuess = (
  view: OperativeView,
  knowledge: Knowledge,
  skill: Skill,
  seed: number,
): ChosenGuess => {
  const unknown = !knowledge.knows(view.clue.word);
  const ranking = unknown ? rankByMemory(view, knowledge) : rankWords(view, knowledge, skill, seed);
  const [best] = ranking;
  if (best === undefined) return { type: 'stop', ranking };
  const guess: ChosenGuess = { type: 'guess', word: best.word, unknown, ranking };
  if (!view.mayStop) return guess;
  const { number } = view.clue;
  if (unknown) return { type: 'stop', ranking };
  if (number === 'unlimited' || number === 0) {
    const sure = rankByMemory(view, knowledge)[0]?.score ?? 0;
    return Math.max(number === 0 ? 0 : best.score, sure) >= UNCAPPED_ENOUGH
      ? guess
      : { type: 'stop', ranking };
  }
  if (view.made >= number) return bonus(view, knowledge, ranking);
  const goOn = best.score >= Math.max(skill.enough, skill.share * strength(ranking, view));
  return goOn ? guess : { type: 'stop', ranking };
};

/** A card beyond the number only where an earlier clue names it plainly. */
const bonus = (
  view: OperativeView,
  knowledge: Knowledge,
  ranking: readonly Ranked[],
): ChosenGuess => {
  const [first, second] = rankByMemory(view, knowledge);
  const plain =
    first !== undefined &&
    unfinished(view.earlier).length > 0 &&
    first.score >= BONUS_ENOUGH &&
    first.score - (second?.score ?? 0) >= 0.2;
  return plain
    ? { type: 'guess', word: first.word, unknown: false, ranking }
    : { type: 'stop', ranking };
};

/** The last card that the number still covers sets how weak the next may be. */
const strength = (ranking: readonly Ranked[], view: OperativeView): number => {
  const { number } = view.clue;
  const rest = typeof number === 'number' ? number - view.made : 1;
  return ranking.length > rest ? (ranking[rest]?.score ?? 0) : 0;
};
