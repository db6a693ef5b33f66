import type { Millis } from '../clock.ts';
import type { GameEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import { emptySeats, type Play, type Table } from '../table.ts';
import { startDuoClock } from '../duo/turn.ts';
import { duoStory } from '../duo/move.ts';
import { story } from '../teams/move.ts';
import { startClock } from '../teams/turn.ts';

/**
 * What was decided, with what it means for the timer: it starts with the game, stops while a seat
 * that play needs is empty, and goes on once somebody sits there (dossier C 40).
 */
export const withClock = (
  table: Table,
  decided: Result<readonly GameEvent[], Refusal>,
  now: Millis,
): Result<readonly GameEvent[], Refusal> => {
  if (!decided.ok) return decided;
  const after = decided.value.reduce(evolve, table);
  const { play } = after;
  if (play === null || play.phase.name === 'over') return decided;
  if (after.game !== table.game) return ok([...decided.value, ...firstClock(play, now)]);
  const waited = emptySeats(table).length > 0;
  const waits = emptySeats(after).length > 0;
  const { clock } = play;
  if (clock === null || waited === waits) return decided;
  if (waits && clock.running) {
    const left = Math.max(0, clock.deadline - now);
    return ok([...decided.value, { type: 'clockPaused', left }]);
  }
  return !waits && !clock.running
    ? ok([...decided.value, { type: 'clockResumed', deadline: now + clock.left }])
    : decided;
};

const firstClock = (play: Play, now: Millis): readonly GameEvent[] =>
  play.kind === 'duo'
    ? startDuoClock(duoStory(play), now).events
    : startClock(story(play), now).events;
