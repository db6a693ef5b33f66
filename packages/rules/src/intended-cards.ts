import { cardAt, type CardIndex } from './identity.ts';

const NONE: readonly CardIndex[] = [];

/** The cards that a clue is meant for, or null unless each is face up and named once. */
export const intendedCards = (
  cards: readonly number[],
  isFaceUp: readonly boolean[],
): readonly CardIndex[] | null => {
  if (cards.length === 0) return NONE;
  const known = cards.flatMap((card) => {
    const at = cardAt(card, isFaceUp.length);
    return at !== null && isFaceUp[at] === true ? [at] : [];
  });
  return new Set(known).size === cards.length ? known : null;
};
