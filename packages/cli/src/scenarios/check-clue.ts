import {
  emptySeats,
  seatSide,
  spymasterTeam,
  type ClueNumber,
  type Phase,
  type Play,
} from '@agent-double/rules';
import { actingPerson, ask, type Room } from './room.ts';

/**
 * Whether a clue could be given now: `forbidden` where the engine refuses it, `table_choice` where
 * the referee doubts or leaves it to the table, else `allowed`. Nothing is said aloud.
 */
export const checkClue = (room: Room, who: string, word: string, number: ClueNumber): string => {
  const person = actingPerson(room, who);
  const { play } = room.table;
  if (person === null || play === null || emptySeats(room.table).length > 0) return 'refused';
  const asking = { ...room, table: { ...room.table, play: awaiting(play, person.seat) } };
  const given = ask(asking, person.id, { type: 'giveClue', word, number }, room.referee);
  if (!given.ok) return given.error.code.startsWith('clue/') ? 'forbidden' : 'refused';
  const doubted = given.value.events.some(
    (event) => event.type === 'doubtRaised' || event.type === 'duoDoubtRaised',
  );
  return doubted ? 'table_choice' : 'allowed';
};

/** A clue can be asked about at any time: the play as it would await it from that seat. */
const awaiting = (play: Play, seat: Parameters<typeof spymasterTeam>[0]): Play => {
  if (play.kind === 'duo') return { ...play, phase: { name: 'clue', giver: seatSide(seat) } };
  const team = spymasterTeam(seat);
  const phase: Phase = team === null ? play.phase : { name: 'clue', team };
  return { ...play, phase };
};
