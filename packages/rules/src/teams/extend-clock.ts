import { tell, type Move, type Story } from './move.ts';
import { after } from '../clock.ts';

/**
 * Gives the guessers back the time that an answer took. The wait began `await.seconds` before its
 * deadline, which is read off the play as it was before the answer.
 */
export const extendClock = (before: Story, move: Move): Story => {
  const { clock, phase, undo, parameters } = move.play;
  const deadline =
    undo?.deadline ?? (phase.name === 'guess' ? phase.objection?.deadline : undefined);
  if (clock?.running !== true || deadline === undefined || before.play.clock === null) {
    return before;
  }
  const waited = move.now - after(deadline, -parameters['await.seconds']);
  return tell(before, { type: 'clockStarted', deadline: clock.deadline + Math.max(0, waited) });
};
