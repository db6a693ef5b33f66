import type { WireCommand } from '@agent-double/protocol';
import {
  isRunning,
  isSingle,
  sitters,
  type Person,
  type PersonId,
  type Seat,
  type Table,
} from '@agent-double/rules';

/** Whether the person `me` may move `person`: the host anybody, everybody themselves. */
export const mayMove = (table: Table, me: PersonId, person: Person): boolean =>
  !isRunning(table) && (table.host === me || (person.id === me && person.bot === null));

/** Whom `person` would send away from there; null where there is room. */
export const displaced = (table: Table, person: Person, seat: Seat | null): Person | null =>
  seat !== null && isSingle(seat)
    ? (sitters(table.people, seat).find(({ id }) => id !== person.id) ?? null)
    : null;

/**
 * The orders by which `me` moves `person` to `seat` (null: none), or null where that can't be. The
 * host's drop on somebody is an exchange; a computer is never left without a seat.
 */
export const moveOrders = (
  table: Table,
  me: PersonId,
  person: Person,
  seat: Seat | null,
): readonly WireCommand[] | null => {
  if (!mayMove(table, me, person) || person.seat === seat) return null;
  if (seat === null && person.bot !== null) return null;
  const other = displaced(table, person, seat);
  if (other === null || seat === null) return [plainMove(me, person, seat)];
  if (table.host !== me) return null;
  if (person.seat === null && other.bot !== null) {
    return [{ type: 'remove', person: other.id }, plainMove(me, person, seat)];
  }
  return [{ type: 'swapSeats', person: person.id, other: other.id }];
};

const plainMove = (me: PersonId, { id }: Person, seat: Seat | null): WireCommand => {
  if (id !== me) return { type: 'seatPerson', person: id, seat };
  return seat === null ? { type: 'leaveSeat' } : { type: 'takeSeat', seat };
};
