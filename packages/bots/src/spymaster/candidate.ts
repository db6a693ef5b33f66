import { foldWord } from '@agent-double/rules';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { unfinished } from '../operative/rank.ts';
import type { Role, SpymasterView } from '../view.ts';
import { likelyFelt } from './listener.ts';

/** A clue that might be given, with how much it brings each card to mind. */
export interface Candidate {
  readonly clue: string;
  /** One number for each card of the view. */
  readonly related: readonly number[];
  /** How readily players know and say it, from 0 to 1. */
  readonly ease: number;
}

/** Most clues that are weighed with imagined listeners. */
const SHORTLIST = 72;
/** How much a related card of each kind speaks against a clue when it is only glanced at. */
const GLANCE: { readonly [role in Role]: number } = {
  own: 0,
  bystander: 0.5,
  opponent: 0.9,
  assassin: 2,
};
/** How much an earlier clue with cards left still works on its cards. */
const LEFT_OVER = 0.2;

/** Clues that come to mind for one's own cards and are worth a closer look, the best first. */
export const candidates = (view: SpymasterView, knowledge: Knowledge): readonly Candidate[] => {
  const said = new Set(view.said.map(foldWord));
  const visible = new Set(view.cards.map((card) => foldWord(card.word)));
  const thoughts = new Set(
    view.cards
      .filter((card) => card.role === 'own')
      .flatMap((card) => knowledge.cluesFor(card.word)),
  );
  const relate = relating(view, knowledge);
  return [...thoughts]
    .filter((clue) => !said.has(foldWord(clue)) && !visible.has(foldWord(clue)))
    .map((clue) => {
      const related = relate(clue);
      const ease = knowledge.ease(clue);
      return { clue, related, ease, glance: glance(view, related) * ease };
    })
    .toSorted((one, other) => other.glance - one.glance)
    .slice(0, SHORTLIST);
};

/** How much a clue brings each card to mind, earlier clues that are not used up included. */
const relating = (
  view: SpymasterView,
  knowledge: Knowledge,
): ((clue: string) => readonly number[]) => {
  const open = unfinished(view.earlier);
  const leftOver = view.cards.map((card) =>
    Math.max(0, ...open.map((clue) => knowledge.relate(clue.word, card.word))),
  );
  return (clue) =>
    view.cards.map((card, at) => {
      const heard = knowledge.relate(clue, card.word);
      return heard + LEFT_OVER * (leftOver[at] ?? 0) * (1 - heard);
    });
};

/** How much one clue brings each card of the view to mind. */
export const relatedCards = (
  clue: string,
  view: SpymasterView,
  knowledge: Knowledge,
): readonly number[] => relating(view, knowledge)(clue);

/** The cards that a listener would surely take against those that it must not. */
const glance = (view: SpymasterView, related: readonly number[]): number => {
  const own: number[] = [];
  let danger = 0;
  related.forEach((value, at) => {
    const role = view.cards[at]?.role ?? 'own';
    if (role === 'own') own.push(likelyFelt(value));
    else danger += GLANCE[role] * likelyFelt(value);
  });
  let all = 1;
  let sum = 0;
  for (const likely of own.toSorted((one, other) => other - one).slice(0, 4)) {
    all *= likely;
    sum += all;
  }
  return sum / (1 + danger);
};
