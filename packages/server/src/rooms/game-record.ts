import { PROTOCOL_VERSION, type GameRecord, type WireRefusal } from '@agent-double/protocol';
import {
  audience,
  DEFAULT_SETUP,
  err,
  ok,
  type GameEvent,
  type Result,
  type Setup,
} from '@agent-double/rules';
import type { RoomCode } from '../storage/entry.ts';

/** People and seats, and stops of the timer: as many as people like, whatever is played. */
const LEFT_OUT: readonly GameEvent['type'][] = [
  'personJoined',
  'personRenamed',
  'personLeft',
  'seatTaken',
  'hostPassed',
  'seatAsked',
  'seatDeclined',
  'clueUnknown',
  'setupChanged',
  'clockPaused',
  'clockResumed',
  'timeGivenBack',
];

type GameStarted = Extract<GameEvent, { type: 'gameStarted' }>;
type Changeable<T> = T extends unknown ? { -readonly [name in keyof T]: T[name] } : never;

/**
 * A game of a room's whole log (the latest without `number`) as anybody may have it once it is
 * over; until then there is nothing to see but what the screens show.
 */
export const gameRecord = (
  room: RoomCode,
  log: readonly GameEvent[],
  number: number | null = null,
): Result<GameRecord, WireRefusal> => {
  const start = log.findLastIndex(
    (event) => event.type === 'gameStarted' && (number === null || event.game === number),
  );
  const started = log[start];
  if (started?.type !== 'gameStarted') return err({ code: 'record/none' });
  const played = log.slice(start);
  const end = played.findIndex(({ type }) => type === 'gameEnded' || type === 'duoEnded');
  const ended = played[end];
  if (ended?.type !== 'gameEnded' && ended?.type !== 'duoEnded') {
    return err({ code: 'record/running' });
  }
  const { edition, language } = setupAt(log.slice(0, start));
  return ok({
    protocol: PROTOCOL_VERSION,
    room,
    game: started.game,
    edition,
    language,
    events: [
      withoutOthers(started),
      ...played
        .slice(1, end + 1)
        .filter((event) => audience(event).to === 'all' && !LEFT_OUT.includes(event.type)),
    ],
    key: ended.key,
  });
};

/** A deal by itself: which words of other games come back with it is no part of the game. */
const withoutOthers = (started: GameStarted): GameStarted => {
  const deal: Changeable<GameStarted> = { ...started };
  delete deal.returned;
  return deal;
};

const setupAt = (before: readonly GameEvent[]): Setup =>
  before.findLast((event) => event.type === 'setupChanged')?.setup ?? DEFAULT_SETUP;
