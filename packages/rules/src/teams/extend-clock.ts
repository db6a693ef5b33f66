import { after, type Millis } from '../clock.ts';
import { tell, type Story } from './move.ts';

/**
 * Gives the guessers back the time that an answer took, which was awaited until `deadline`: the
 * wait began `await.seconds` before it.
 */
export const extendClock = (before: Story, deadline: Millis, now: Millis): Story => {
  const { clock, parameters } = before.play;
  if (clock?.running !== true) return before;
  const waited = now - after(deadline, -parameters['await.seconds']);
  return tell(before, { type: 'clockStarted', deadline: clock.deadline + Math.max(0, waited) });
};
