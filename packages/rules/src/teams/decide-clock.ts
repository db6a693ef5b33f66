import { decideClock } from '../decide-clock.ts';
import { refusal } from '../refusal.ts';
import { err } from '../result.ts';
import { guessesFor } from '../seat.ts';
import { TEAMS } from '../team.ts';
import { ranUntil } from './extend-clock.ts';
import type { Decision, Move } from './move.ts';

/** Judges a pause or its end: a guesser's, or that of a host who has not seen the key. While it lasts nobody plays. */
export const decideTeamsClock = (move: Move, wish: 'pauseClock' | 'resumeClock'): Decision => {
  const { play, person, host, now } = move;
  return (person.id === host && !person.sawKey) ||
    TEAMS.some((team) => guessesFor(person.seat, team))
    ? decideClock(play.clock, wish, ranUntil(play, now))
    : err(refusal('turn/not-your-role'));
};
