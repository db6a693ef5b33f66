import type { WireCommand } from '@agent-double/protocol';
import { isSingle, seatsOf, type PersonId, type Table } from '@agent-double/rules';
import { isScreen } from '../big-screen/is-screen.ts';
import { vacantSeats } from './vacant-seats.ts';

/** The orders by which the host `me` gives a seat to everybody who has none: first where nobody sits. */
export const seatEverybody = (table: Table, me: PersonId): readonly WireCommand[] => {
  const vacant = [...vacantSeats(table)];
  const roomy = seatsOf(table.setup.mode, table.setup.our).find((seat) => !isSingle(seat));
  return table.people
    .filter((person) => person.seat === null && person.bot === null && !isScreen(person))
    .flatMap(({ id }): readonly WireCommand[] => {
      const seat = vacant.shift() ?? roomy;
      if (seat === undefined) return [];
      return [id === me ? { type: 'takeSeat', seat } : { type: 'seatPerson', person: id, seat }];
    });
};
