import type { RoomEvent } from '../event.ts';
import { isCooperative } from '../mode.ts';
import type { Person, PersonId } from '../person.ts';
import {
  isSingle,
  operativeSeat,
  partner,
  seatTeam,
  SIDES,
  sideSeat,
  spymasterSeat,
  type Seat,
  type Side,
} from '../seat.ts';
import type { Setup } from '../setup.ts';
import type { Table } from '../table.ts';
import type { Team } from '../team.ts';

/** A seat that somebody may get, `alone`: only where nobody has it yet. */
interface Place {
  readonly seat: Seat;
  readonly alone: boolean;
}

type Seated = Person & { readonly seat: Seat };

const SIDE_OF: Readonly<Record<Team, Side>> = { red: 'a', blue: 'b' };

/** Who keeps a seat where Duo begins or ends, and which (docs/RULES.md SEAT-20). */
export const seatsKept = ({ people, setup }: Table, next: Setup): readonly RoomEvent[] => {
  if ((setup.mode === 'duo') === (next.mode === 'duo')) return [];
  const seated = people.filter((person): person is Seated => person.seat !== null);
  const places = next.mode === 'duo' ? placesInDuo(seated) : placesAfterDuo(seated, next);
  const held = new Map<PersonId, Seat>();
  for (const person of seated.toSorted((one, other) => rank(one) - rank(other))) {
    const taken = [...held.values()];
    const place = places(person).find(({ seat, alone }) => !alone || !taken.includes(seat));
    if (place !== undefined) held.set(person.id, place.seat);
  }
  return [...held].map(([person, seat]) => ({ type: 'seatTaken', person, seat }));
};

/** People before computers; of both who gives clues, or is on side a, and last who has no team. */
const rank = ({ bot, seat }: Seated): number => {
  const isFirst = isSingle(seat) || seat === 'side.a';
  return (bot === null ? 0 : 3) + (isFirst ? 0 : seatTeam(seat) === null ? 2 : 1);
};

/** A team has a side; where it is the only one, who guesses for it faces who gives its clues. */
const placesInDuo =
  (seated: readonly Seated[]) =>
  ({ bot, seat }: Seated): readonly Place[] => {
    const team = seatTeam(seat);
    const home = team === null ? 'a' : SIDE_OF[team];
    const hasRivals = seated.some((other) => {
      const theirs = seatTeam(other.seat);
      return other.bot === null && theirs !== null && theirs !== team;
    });
    const stays = bot === null && team !== null;
    if (stays && hasRivals) return [{ seat: sideSeat(home), alone: false }];
    return [
      { seat: sideSeat(home), alone: true },
      { seat: sideSeat(partner(home)), alone: !stays },
    ];
  };

/** Each side becomes a team, whose clues the first of it gives; two alone stay together in one. */
const placesAfterDuo = (seated: readonly Seated[], { mode, our }: Setup) => {
  const isOneTeam = isCooperative(mode) || (mode === 'versus' && seated.length === SIDES.length);
  return ({ bot, seat }: Seated): readonly Place[] => {
    const team = isOneTeam ? our : seat === sideSeat(SIDE_OF.red) ? 'red' : 'blue';
    const guesser = mode === 'three_shared' ? 'shared.operative' : operativeSeat(team);
    return [
      { seat: spymasterSeat(team), alone: true },
      { seat: guesser, alone: bot !== null || mode === 'three_shared' },
    ];
  };
};
