import { spymasterTeam, type Seat } from '@agent-double/rules';
import type { CardView } from '../board/card-view.ts';
import type { Figure } from '../look/figure.ts';

/** Words of one kind that nobody has found yet. */
export interface WordGroup {
  readonly figure: Figure;
  readonly words: readonly string[];
}

/** What the key holder of `seat` still has to think of, the own words first. */
export const wordGroups = (cards: readonly CardView[], seat: Seat | null): readonly WordGroup[] => {
  const own = spymasterTeam(seat);
  const figures: readonly Figure[] =
    own === null
      ? ['agent', 'assassin', 'bystander']
      : [own, own === 'red' ? 'blue' : 'red', 'assassin', 'bystander'];
  return figures.map((figure) => ({
    figure,
    words: cards
      .filter((card) => card.face === null && card.key === figure)
      .map((card) => card.word),
  }));
};
