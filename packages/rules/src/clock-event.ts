import type { Clock, Millis } from './clock.ts';
import { never } from './result.ts';

/** What can happen to the turn's timer, in every mode. */
export type ClockEvent =
  | { readonly type: 'clockStarted'; readonly deadline: Millis }
  | { readonly type: 'clockPaused'; readonly left: Millis; readonly waits: boolean }
  | { readonly type: 'clockResumed'; readonly deadline: Millis }
  /** The time of a nudging timer has run out; nothing is lost. */
  | { readonly type: 'timeUp' }
  /** The server was away, or play waited for an answer: every deadline moves. */
  | { readonly type: 'timeGivenBack'; readonly span: Millis };

/** The timer after `event`. */
export const clockAfter = (clock: Clock | null, event: ClockEvent): Clock | null => {
  switch (event.type) {
    case 'clockStarted':
    case 'clockResumed':
      return { running: true, deadline: event.deadline };
    case 'clockPaused':
      return { running: false, left: event.left, waits: event.waits };
    case 'timeUp':
      return null;
    case 'timeGivenBack':
      return clock?.running === true
        ? { running: true, deadline: clock.deadline + event.span }
        : clock;
    default:
      return never(event);
  }
};
