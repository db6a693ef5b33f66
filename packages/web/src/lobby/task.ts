import { isSingle, seatSide, type Seat } from '@agent-double/rules';
import type { SeatingTexts } from './texts.ts';

/** What whoever takes that seat does, for people who have never played. */
export const taskOf = (seat: Seat): keyof SeatingTexts['task'] => {
  if (seatSide(seat) !== null) return 'side';
  if (seat === 'shared.operative') return 'shared';
  return isSingle(seat) ? 'giver' : 'guesser';
};
