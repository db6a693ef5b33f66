import { foldWord } from '@agent-double/rules';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Role, SpymasterView } from '../view.ts';

/** A clue that might be given, with how much it brings each card to mind. */
export interface Candidate {
  readonly clue: string;
  /** One number for each card of the view. */
  readonly related: readonly number[];
}

/** Most clues that are weighed with an imagined listener. */
const SHORTLIST = 160;
/** How much a related card of each kind speaks against a clue when it is only glanced at. */
const GLANCE: { readonly [role in Role]: number } = {
  own: 0,
  bystander: 0.6,
  opponent: 0.9,
  assassin: 1.3,
};

/** Clues that come to mind for one's own cards and are worth a closer look, the best first. */
export const candidates = (view: SpymasterView, knowledge: Knowledge): readonly Candidate[] => {
  const said = new Set(view.said.map(foldWord));
  const visible = new Set(view.cards.map((card) => foldWord(card.word)));
  const thoughts = new Set(
    view.cards
      .filter((card) => card.role === 'own')
      .flatMap((card) => knowledge.cluesFor(card.word)),
  );
  return [...thoughts]
    .filter((clue) => !said.has(foldWord(clue)) && !visible.has(foldWord(clue)))
    .map((clue) => {
      const related = view.cards.map((card) => knowledge.relate(clue, card.word));
      return { clue, related, glance: glance(view, related) };
    })
    .toSorted((one, other) => other.glance - one.glance)
    .slice(0, SHORTLIST);
};

/** The three best own cards against the most dangerous other one. */
const glance = (view: SpymasterView, related: readonly number[]): number => {
  const own = related
    .filter((_, at) => view.cards[at]?.role === 'own')
    .toSorted((one, other) => other - one);
  const danger = Math.max(
    0,
    ...related.map((value, at) => value * GLANCE[view.cards[at]?.role ?? 'own']),
  );
  return (own[0] ?? 0) + 0.8 * (own[1] ?? 0) + 0.5 * (own[2] ?? 0) - danger;
};
