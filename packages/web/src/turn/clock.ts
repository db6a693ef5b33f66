import { awaitedUntil, emptySeats, type Clock, type Table } from '@agent-double/rules';

/** Milliseconds left on a timer at `now` on the server's clock, never below 0. */
export const timeLeft = (clock: Clock, now: number): number =>
  Math.max(0, clock.running ? clock.deadline - now : clock.left);

/** A span as minutes and seconds: « 1:05 ». A second that has begun still counts. */
export const minutes = (span: number): string => {
  const seconds = Math.ceil(span / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * The timer to show: that of an answer awaited from one person, else the turn's. Nobody can answer
 * while play waits for somebody to sit down.
 */
export const clockShown = (table: Table): Clock | null => {
  const { play } = table;
  if (play === null) return null;
  const answers = play.kind === 'teams' && emptySeats(table).length === 0;
  const deadline = answers ? awaitedUntil(play) : null;
  return deadline === null ? play.clock : { running: true, deadline };
};
