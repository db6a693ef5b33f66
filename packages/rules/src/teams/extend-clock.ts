import { after, type Millis } from '../clock.ts';
import { tell, type Story } from './move.ts';
import type { TeamsPlay } from './play.ts';

/**
 * Gives the guessers back the time that an answer took, which was awaited until `deadline`: the
 * wait began `await.seconds` before it.
 */
export const extendClock = (before: Story, deadline: Millis, now: Millis): Story => {
  const { clock } = before.play;
  if (clock?.running !== true) return before;
  const waited = now - waitBegan(before.play, deadline);
  return tell(before, { type: 'clockStarted', deadline: clock.deadline + Math.max(0, waited) });
};

/** The moment until which the guessers' time has run: an answer that is awaited takes none of it. */
export const ranUntil = (play: TeamsPlay, now: Millis): Millis => {
  const { undo, phase } = play;
  const awaited = undo ?? (phase.name === 'guess' ? phase.objection : null);
  return awaited === null ? now : waitBegan(play, awaited.deadline);
};

const waitBegan = ({ parameters }: TeamsPlay, deadline: Millis): Millis =>
  after(deadline, -parameters['await.seconds']);
