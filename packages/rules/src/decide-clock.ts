import type { Clock, Millis } from './clock.ts';
import type { ClockEvent } from './clock-event.ts';
import { refusal, type Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';

/** Judges a wish to stop the timer or to let it go on; it has run until `at`. */
export const decideClock = (
  clock: Clock | null,
  wish: 'pauseClock' | 'resumeClock',
  at: Millis,
): Result<readonly ClockEvent[], Refusal> => {
  if (clock === null) return err(refusal('clock/none'));
  if (clock.running !== (wish === 'pauseClock')) return ok([]);
  return ok([clock.running ? clockPaused(clock, at, false) : clockResumed(clock, at)]);
};

/** What stops a running timer that has run until `at`, by people or while a seat `waits`. */
export const clockPaused = (
  { deadline }: Extract<Clock, { running: true }>,
  at: Millis,
  waits: boolean,
): ClockEvent => ({ type: 'clockPaused', left: Math.max(0, deadline - at), waits });

/** What lets a stopped timer go on from `at`. */
export const clockResumed = (
  { left }: Extract<Clock, { running: false }>,
  at: Millis,
): ClockEvent => ({ type: 'clockResumed', deadline: at + left });
