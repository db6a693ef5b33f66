import { cardAt } from './identity.ts';
import type { PersonId } from './person.ts';
import { guessesFor, seatSide } from './seat.ts';
import { personOf, type Table } from './table.ts';
import { TEAMS } from './team.ts';

/**
 * Whether a person may point at a card now. A marker is talk between guessers and never a guess
 * (docs/RULES.md GUESS): whoever gives the clues points at nothing.
 */
export const mayMark = (table: Table, by: PersonId | null, card: number): boolean => {
  const { play } = table;
  const seat = personOf(table, by)?.seat ?? null;
  const at = cardAt(card, play?.words.length ?? 0);
  if (play === null || at === null || play.phase.name === 'over') return false;
  if (play.kind === 'teams') {
    return play.covered[at] === null && TEAMS.some((team) => guessesFor(seat, team));
  }
  const side = seatSide(seat);
  const giver = play.phase.name === 'sudden_death' ? null : play.phase.giver;
  return play.covered[at] === false && side !== null && side !== giver;
};
