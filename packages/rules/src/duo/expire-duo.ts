import type { Millis } from '../clock.ts';
import { duoStory, tellDuo, type DuoSituation, type DuoStory } from './move.ts';
import type { DuoPlay } from './play.ts';
import { endDuoTurn } from './turn.ts';

/** When the timer runs out, or null. Nothing else is awaited in Duo. */
export const nextDuoDeadline = (play: DuoPlay): Millis | null =>
  play.clock?.running === true ? play.clock.deadline : null;

/** What follows once the timer has run out. */
export const expireDuo = (situation: DuoSituation): DuoStory => {
  const before = duoStory(situation.play);
  return situation.play.parameters['timer.on_expiry'] === 'end_turn'
    ? endDuoTurn(before, situation, 'time')
    : tellDuo(before, { type: 'timeUp' });
};
