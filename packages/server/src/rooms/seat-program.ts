import { formJudge } from '@agent-double/lexicon';
import type { SeatProgram, WireRefusal } from '@agent-double/protocol';
import {
  decide,
  err,
  evolve,
  isRunning,
  ok,
  personOf,
  type PersonId,
  type Result,
  type Seat,
  type Table,
} from '@agent-double/rules';
import type { TokenHash } from '../storage/entry.ts';
import type { Room } from './room.ts';

const sitsAt = (table: Table, person: PersonId, seat: Seat): boolean =>
  personOf(table, person)?.seat === seat;

/** Why no program can take that seat, once `asker` has stood up for it; null where one can. */
const problemOf = (table: Table, asker: PersonId, wish: SeatProgram): WireRefusal | null => {
  const sits = sitsAt(table, asker, wish.seat);
  if (!sits && table.host !== asker) return { code: 'host/only' };
  if (isRunning(table)) return { code: 'start/game-running' };
  const after = sits ? evolve(table, { type: 'seatTaken', person: asker, seat: null }) : table;
  const command = { type: 'addBot', ...wish } as const;
  const order = { by: null, game: table.game, turn: table.play?.turn ?? 0, now: 0, command };
  const decided = decide(after, null, order, formJudge);
  return decided.ok ? null : decided.error;
};

/**
 * Seats a computer player whose moves the holder of `token` makes, for the host or for who sits
 * there and stands up for it. Never during a game. Whoever is refused keeps the seat.
 */
export const seatProgram = async (
  room: Room,
  asker: PersonId,
  wish: SeatProgram,
  token: TokenHash,
): Promise<Result<PersonId, WireRefusal>> => {
  let problem: WireRefusal | null = { code: 'room/busy' };
  await room.orderSelf((table) => {
    problem = problemOf(table, asker, wish);
    return problem === null && sitsAt(table, asker, wish.seat)
      ? { type: 'seatPerson', person: asker, seat: null }
      : null;
  });
  return room.door.bring(token, (table) => {
    if (problem !== null) return err(problem);
    return isRunning(table) ? err({ code: 'start/game-running' }) : ok({ type: 'addBot', ...wish });
  });
};
