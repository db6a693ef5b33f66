import { PROTOCOL_VERSION, type GameRecord, type WireRefusal } from '@agent-double/protocol';
import { audience, err, ok, type GameEvent, type Result } from '@agent-double/rules';
import type { RoomCode } from '../storage/entry.ts';

const PEOPLE = ['personJoined', 'personRenamed', 'personLeft', 'hostPassed', 'setupChanged'];

/**
 * The latest game of a room's whole log as anybody may have it once it is over; until then there
 * is nothing to see but what the screens show.
 */
export const gameRecord = (
  room: RoomCode,
  log: readonly GameEvent[],
): Result<GameRecord, WireRefusal> => {
  const start = log.findLastIndex((event) => event.type === 'gameStarted');
  const started = log[start];
  if (started?.type !== 'gameStarted') return err({ code: 'record/none' });
  const played = log.slice(start);
  const end = played.findIndex(({ type }) => type === 'gameEnded' || type === 'duoEnded');
  const ended = played[end];
  if (ended?.type !== 'gameEnded' && ended?.type !== 'duoEnded') {
    return err({ code: 'record/running' });
  }
  return ok({
    protocol: PROTOCOL_VERSION,
    room,
    game: started.game,
    events: played
      .slice(0, end + 1)
      .filter((event) => audience(event).to === 'all' && !PEOPLE.includes(event.type)),
    key: ended.key,
  });
};
