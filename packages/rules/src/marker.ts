import type { PersonId } from './person.ts';
import { guessesFor, seatSide } from './seat.ts';
import { personOf, type Table } from './table.ts';
import { TEAMS } from './team.ts';

/**
 * Whether a person may point at a card now. A marker is talk between guessers and never a guess
 * (docs/RULES.md GUESS): whoever gives the clues points at nothing, nor does anybody in the sudden
 * death of Duo, where each side knows what the other looks for.
 */
export const mayMark = (table: Table, by: PersonId | null, card: number): boolean => {
  const { play } = table;
  const seat = personOf(table, by)?.seat ?? null;
  if (play === null || play.phase.name === 'over') return false;
  if (play.kind === 'teams') {
    return play.covered[card] === null && TEAMS.some((team) => guessesFor(seat, team));
  }
  if (play.phase.name === 'sudden_death') return false;
  const side = seatSide(seat);
  return play.covered[card] === false && side !== null && side !== play.phase.giver;
};
