import { decideClock } from '../decide-clock.ts';
import { mayStopClock } from '../may-stop-clock.ts';
import { refusal } from '../refusal.ts';
import { err } from '../result.ts';
import { ranUntil } from './extend-clock.ts';
import type { Decision, Move } from './move.ts';

/** Judges a pause or its end. While it lasts nobody plays. */
export const decideTeamsClock = (move: Move, wish: 'pauseClock' | 'resumeClock'): Decision => {
  const { play, person, host, now } = move;
  return mayStopClock(person, host)
    ? decideClock(play.clock, wish, ranUntil(play, now))
    : err(refusal('turn/not-your-role'));
};
