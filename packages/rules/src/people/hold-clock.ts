import type { Millis } from '../clock.ts';
import { clockPaused, clockResumed } from '../decide-clock.ts';
import type { GameEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import { emptySeats, type Play, type Table } from '../table.ts';
import { startDuoClock } from '../duo/turn.ts';
import { duoStory } from '../duo/move.ts';
import { awaitAnew, ranUntil } from '../teams/extend-clock.ts';
import { story } from '../teams/move.ts';
import { startClock } from '../teams/turn.ts';

/** What was decided, with what it means for the timer, as `timed` has it. */
export const withClock = (
  table: Table,
  decided: Result<readonly GameEvent[], Refusal>,
  now: Millis,
): Result<readonly GameEvent[], Refusal> =>
  decided.ok ? ok(timed(table, decided.value, now)) : decided;

/**
 * `events` with what they mean for the timer: it starts with the game, stands still while a seat
 * that play needs is empty, and goes on once somebody sits there (dossier C 40), unless people had
 * stopped it. An answer that is awaited then has its whole time again.
 */
const timed = (table: Table, events: readonly GameEvent[], now: Millis): readonly GameEvent[] => {
  const after = events.reduce(evolve, table);
  const { play } = after;
  if (play === null) return events;
  if (after.game !== table.game) return [...events, ...firstClock(play, now)];
  const { clock } = play;
  if (emptySeats(after).length > 0) {
    return clock?.running === true
      ? [...events, clockPaused(clock, ranAt(play, now), true)]
      : events;
  }
  const awaited =
    play.kind === 'teams' && emptySeats(table).length > 0 ? awaitAnew(story(play), now) : null;
  return clock?.running === false && clock.waits
    ? [
        ...events,
        ...(awaited?.events ?? []),
        clockResumed(clock, ranAt(awaited?.play ?? play, now)),
      ]
    : [...events, ...(awaited?.events ?? [])];
};

/** Until when the timer has run. */
const ranAt = (play: Play, now: Millis): Millis =>
  play.kind === 'teams' ? ranUntil(play, now) : now;

const firstClock = (play: Play, now: Millis): readonly GameEvent[] =>
  play.kind === 'duo'
    ? startDuoClock(duoStory(play), now).events
    : startClock(story(play), now).events;
