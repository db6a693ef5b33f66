import type { Knowledge } from '../knowledge/knowledge.ts';
import { seeded } from '../random.ts';
import type { Skill } from '../skill.ts';
import type { Role, SpymasterView } from '../view.ts';
import { relatedCards } from './candidate.ts';
import { expectedWorth, imagineListeners, type Worth } from './listener.ts';

/** What a bystander and an opponent's card cost, in own cards. */
const BYSTANDER = -0.35;
const OPPONENT = -1;
/** How much a lead or a lag of one card changes what a mistake costs, and up to how many cards. */
const PER_CARD = 0.06;
const MOST_CARDS = 3;
/** What a clue loses that few say, in own cards. */
const HARD = 0.6;

/** What each kind of card is worth now: behind in the race a mistake costs less. */
export const worthOf = (view: SpymasterView, skill: Skill): Worth => {
  const count = (role: Role): number => view.cards.filter((card) => card.role === role).length;
  const behind = Math.max(-MOST_CARDS, Math.min(MOST_CARDS, count('own') - count('opponent')));
  const urgency = count('opponent') === 0 ? 1 : 1 - behind * PER_CARD;
  return {
    own: 1,
    bystander: BYSTANDER * urgency,
    opponent: OPPONENT * urgency,
    assassin: -skill.assassinCost,
  };
};

/** What is taken off for a clue that is said as readily as `ease`. */
export const hardship = (ease: number): number => HARD * (1 - ease);

/** What a clue with a number promises, in own cards, and how likely the assassin is on it. */
export const clueWorth = (
  view: SpymasterView,
  clue: string,
  number: number,
  knowledge: Knowledge,
  skill: Skill,
  seed: number,
): { readonly worth: number; readonly assassin: number } => {
  const roles = view.cards.map((card) => card.role);
  const listeners = imagineListeners(view.cards.length, skill.doubt, seeded(seed));
  const related = relatedCards(clue, view, knowledge);
  const mean = (worth: Worth): number =>
    expectedWorth(related, roles, worth, listeners, number).at(-1) ?? 0;
  return {
    worth: mean(worthOf(view, skill)) - hardship(knowledge.ease(clue)),
    assassin: mean({ own: 0, bystander: 0, opponent: 0, assassin: 1 }),
  };
};
