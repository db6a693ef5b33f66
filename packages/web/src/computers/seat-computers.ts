import type { BotLevel, Language, Seat } from '@agent-double/rules';
import { vacantSeats } from '../lobby/vacant-seats.ts';
import type { Room } from '../room/room.svelte.ts';
import { computerName } from './computer-name.ts';

/** As much of a room as it takes to seat somebody. */
type Seating = Pick<Room, 'seen' | 'tell'>;

/** Seats a computer of `level`; says whether the server did it. */
export const seatComputer = (
  room: Seating,
  seat: Seat,
  level: BotLevel,
  language: Language,
): Promise<boolean> => {
  const taken = room.seen?.table.people.map((person) => person.name) ?? [];
  return room.tell({ type: 'addBot', name: computerName(language, taken), level, seat });
};

/**
 * Seats computers wherever nobody sits, until the server refuses one where that is still so; says
 * whether it did not. Somebody may have sat down meanwhile.
 */
export const fillWithComputers = async (
  room: Seating,
  level: BotLevel,
  language: Language,
): Promise<boolean> => {
  const vacant = () => (room.seen === null ? [] : vacantSeats(room.seen.table));
  for (const seat of vacant()) {
    if (!(await seatComputer(room, seat, level, language)) && vacant().includes(seat)) return false;
  }
  return true;
};
