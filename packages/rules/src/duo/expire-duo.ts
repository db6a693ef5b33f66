import type { Millis } from '../clock.ts';
import { duoStory, tellDuo, type DuoMove, type DuoStory } from './move.ts';
import type { DuoPlay } from './play.ts';
import { endDuoTurn } from './turn.ts';

/** When the timer runs out, or null. Nothing else is awaited in Duo. */
export const nextDuoDeadline = (play: DuoPlay): Millis | null =>
  play.clock?.running === true ? play.clock.deadline : null;

/** What is overdue at `move.now`. */
export const expireDuo = (move: DuoMove): DuoStory => {
  const deadline = nextDuoDeadline(move.play);
  const before = duoStory(move.play);
  if (deadline === null || deadline > move.now) return before;
  return move.play.parameters['timer.on_expiry'] === 'end_turn'
    ? endDuoTurn(before, move, 'time')
    : tellDuo(before, { type: 'timeUp' });
};
