import type { Person, PersonId } from './person.ts';
import { guessesFor, seatSide } from './seat.ts';
import { TEAMS } from './team.ts';

/**
 * Whether a person may stop the timer and let it go on (TIME-5): who guesses, in Duo each side, and
 * a host who has not seen the key, to whom it would be a way to speak.
 */
export const mayStopClock = ({ id, seat, sawKey }: Person, host: PersonId | null): boolean =>
  (id === host && !sawKey) ||
  seatSide(seat) !== null ||
  TEAMS.some((team) => guessesFor(seat, team));
