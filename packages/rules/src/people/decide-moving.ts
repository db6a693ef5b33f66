import type { RoomCommand } from '../command.ts';
import type { RoomEvent } from '../event.ts';
import type { Person, PersonId } from '../person.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { operativeSeat, spymasterSeat } from '../seat.ts';
import { isRunning, personOf, sitters, type Table } from '../table.ts';
import { TEAMS } from '../team.ts';

type MovingCommand = Extract<RoomCommand, { type: 'rotateSeats' | 'swapSeats' | 'shuffleSeats' }>;

/** Judges what moves several people at once: the host's alone, between two games. */
export const decideMoving = (
  table: Table,
  by: PersonId | null,
  command: MovingCommand,
): Result<readonly RoomEvent[], Refusal> => {
  if (by !== null && by !== table.host) return err(refusal('host/only'));
  if (isRunning(table)) return err(refusal('seat/game-running'));
  switch (command.type) {
    case 'rotateSeats':
      return ok(rotation(table));
    case 'swapSeats':
      return swap(personOf(table, command.person), personOf(table, command.other));
    case 'shuffleSeats':
      return shuffle(table, command.order);
  }
};

/** In each team the spymaster changes places with the operative who came next after them. */
const rotation = (table: Table): readonly RoomEvent[] =>
  TEAMS.flatMap((team): readonly RoomEvent[] => {
    const [giver] = sitters(table.people, spymasterSeat(team));
    const guessers = sitters(table.people, operativeSeat(team));
    const order = table.people.map((person) => person.id);
    const next =
      guessers.find(
        (person) => giver !== undefined && order.indexOf(person.id) > order.indexOf(giver.id),
      ) ?? guessers[0];
    return giver === undefined || next === undefined
      ? []
      : [
          { type: 'seatTaken', person: giver.id, seat: operativeSeat(team) },
          { type: 'seatTaken', person: next.id, seat: spymasterSeat(team) },
        ];
  });

const swap = (one: Person | null, other: Person | null): Result<readonly RoomEvent[], Refusal> => {
  if (one === null || other === null) return err(refusal('person/unknown'));
  return one.seat === other.seat
    ? ok([])
    : ok([
        { type: 'seatTaken', person: one.id, seat: other.seat },
        { type: 'seatTaken', person: other.id, seat: one.seat },
      ]);
};

/** The seats that are held, in their order, go to the people of `order`. */
const shuffle = (
  table: Table,
  order: readonly PersonId[],
): Result<readonly RoomEvent[], Refusal> => {
  const seated = table.people.filter((person) => person.seat !== null);
  const everybody =
    order.length === seated.length && seated.every((person) => order.includes(person.id));
  if (!everybody) return err(refusal('person/unknown'));
  return ok(
    seated.flatMap(({ seat }, at): readonly RoomEvent[] => {
      const person = order[at];
      return person === undefined || personOf(table, person)?.seat === seat
        ? []
        : [{ type: 'seatTaken', person, seat }];
    }),
  );
};
