import type { Choices } from '../turn/choices.ts';

/** What tapping a card is for. */
export type Purpose = 'guess' | 'aim' | 'cover' | 'enemy';

/**
 * What tapping does for somebody with these choices. Where a word may be covered beside a clue or a
 * guess, the person says so first (`covering`).
 */
export const purposeOf = (choices: Choices, covering: boolean): Purpose | null => {
  if (choices.cover !== null && (covering || !(choices.clue || choices.guess))) return 'cover';
  if (choices.enemy) return 'enemy';
  if (choices.guess) return 'guess';
  return choices.clue ? 'aim' : null;
};
