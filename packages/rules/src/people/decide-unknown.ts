import type { RoomEvent } from '../event.ts';
import type { Person } from '../person.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { guessesFor, partner, sideSeat } from '../seat.ts';
import type { Table } from '../table.ts';

/** Judges whether a computer player says now that it does not know the clue: once a turn. */
export const decideUnknown = (
  table: Table,
  person: Person,
): Result<readonly RoomEvent[], Refusal> => {
  const { play } = table;
  if (play?.phase.name !== 'guess') return err(refusal('turn/wrong-phase'));
  const { turn, phase } = play;
  const guesses =
    'giver' in phase
      ? person.seat === sideSeat(partner(phase.giver))
      : guessesFor(person.seat, phase.team);
  if (person.bot === null || !guesses) return err(refusal('turn/not-your-role'));
  const said = table.unknownClues.some((one) => one.turn === turn && one.person === person.id);
  return ok(said ? [] : [{ type: 'clueUnknown', person: person.id, turn }]);
};
