import { personOf, seatTeam, sitters, spymasterSeat, type Seat } from '@agent-double/rules';
import { teamOf, type TeamLetter } from './letters.ts';
import { actingPerson, actor, ask, type Asked, type Room } from './room.ts';

/** The empty seat of a spymaster in the actor's team, or in `team` where the line names it. */
export const emptySpymasterSeat = (
  room: Room,
  who: string,
  team: TeamLetter | undefined,
): Seat | null => {
  const person = actingPerson(room, who);
  const own = team === undefined ? seatTeam(person?.seat ?? person?.played ?? null) : teamOf(team);
  if (own === null) return null;
  const seat = spymasterSeat(own);
  return sitters(room.table.people, seat).length === 0 ? seat : null;
};

/** Two people change places, or neither moves. */
export const swapped = (room: Room, who: string, other: string): Asked | null => {
  const one = actingPerson(room, who);
  const two = personOf(room.table, actor(room, other));
  if (one === null || two === null || one.seat === null || two.seat === null) return null;
  const stood = ask(room, one.id, { type: 'leaveSeat' });
  if (!stood.ok) return null;
  const moved = ask(stood.value.room, two.id, { type: 'takeSeat', seat: one.seat });
  if (!moved.ok) return null;
  const sat = ask(moved.value.room, one.id, { type: 'takeSeat', seat: two.seat });
  return sat.ok ? sat.value : null;
};
