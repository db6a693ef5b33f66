import type { SeatProgram, WireRefusal } from '@agent-double/protocol';
import {
  err,
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

/**
 * Seats a computer player whose moves the holder of `token` makes, for the host or for who sits
 * there and stands up for it. Never during a game.
 */
export const seatProgram = async (
  room: Room,
  asker: PersonId,
  wish: SeatProgram,
  token: TokenHash,
): Promise<Result<PersonId, WireRefusal>> => {
  let mayAsk = false;
  await room.orderSelf((table) => {
    const sits = sitsAt(table, asker, wish.seat);
    mayAsk = sits || table.host === asker;
    return sits && !isRunning(table) ? { type: 'seatPerson', person: asker, seat: null } : null;
  });
  return room.door.bring(token, (table) => {
    if (!mayAsk) return err({ code: 'host/only' });
    return isRunning(table) ? err({ code: 'start/game-running' }) : ok({ type: 'addBot', ...wish });
  });
};
