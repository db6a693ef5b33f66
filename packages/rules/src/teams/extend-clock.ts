import { after, type Millis } from '../clock.ts';
import { awaitedUntil } from './awaited-until.ts';
import { tell, type Story } from './move.ts';
import type { TeamsPlay } from './play.ts';

/**
 * Somebody sat down where play had waited: who is to answer has the whole time again. It tells
 * nothing of a consultation, which may be awaited as well.
 */
export const awaitAnew = (before: Story, now: Millis): Story => {
  const deadline = awaitedUntil(before.play);
  return deadline === null
    ? before
    : tell(before, { type: 'timeGivenBack', span: now - waitBegan(before.play, deadline) });
};

/**
 * Gives back the time that an answer took, which was awaited until `deadline`: the wait began
 * `await.seconds` before it. The guessers get it, or who may still cover in a last call.
 */
export const extendClock = (before: Story, deadline: Millis, now: Millis): Story => {
  const { clock, phase } = before.play;
  return clock?.running === true || phase.name === 'penalty_last_call'
    ? tell(before, {
        type: 'timeGivenBack',
        span: Math.max(0, now - waitBegan(before.play, deadline)),
      })
    : before;
};

/** The moment until which the guessers' time has run: an answer that is awaited takes none of it. */
export const ranUntil = (play: TeamsPlay, now: Millis): Millis => {
  const { undo, phase } = play;
  const awaited = undo ?? (phase.name === 'guess' ? phase.objection : null);
  return awaited === null ? now : waitBegan(play, awaited.deadline);
};

const waitBegan = ({ parameters }: TeamsPlay, deadline: Millis): Millis =>
  after(deadline, -parameters['await.seconds']);
