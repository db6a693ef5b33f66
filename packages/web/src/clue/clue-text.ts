import type { ClueNumber } from '@agent-double/rules';
import type { Messages } from '../messages/messages.ts';

/** A clue's number as it is shown: « 3 » or « ∞ ». */
export const numberSign = (number: ClueNumber): string =>
  number === 'unlimited' ? '∞' : String(number);

/** A clue's number as it is said: "3" or "unlimited". */
export const numberSaid = (number: ClueNumber, say: Messages): string =>
  number === 'unlimited' ? say.clue.unlimited : String(number);
