import { refusal } from '../refusal.ts';
import { err, ok } from '../result.ts';
import { guessesFor } from '../seat.ts';
import { TEAMS } from '../team.ts';
import type { Decision, Move } from './move.ts';

/** Judges a pause: the host's or any guesser's. While it lasts nobody gives a clue or guesses. */
export const decidePause = (move: Move): Decision => {
  if (!mayStopClock(move)) return err(refusal('turn/not-your-role'));
  const { clock } = move.play;
  if (clock === null) return err(refusal('clock/none'));
  return clock.running
    ? ok([{ type: 'clockPaused', left: Math.max(0, clock.deadline - move.now) }])
    : ok([]);
};

/** Judges the end of a pause. */
export const decideResume = (move: Move): Decision => {
  if (!mayStopClock(move)) return err(refusal('turn/not-your-role'));
  const { clock } = move.play;
  if (clock === null) return err(refusal('clock/none'));
  return clock.running ? ok([]) : ok([{ type: 'clockResumed', deadline: move.now + clock.left }]);
};

const mayStopClock = ({ person, host }: Move): boolean =>
  person.id === host || TEAMS.some((team) => guessesFor(person.seat, team));
