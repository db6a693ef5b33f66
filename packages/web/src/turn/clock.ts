import type { Clock, Millis, Play, TeamsPlay } from '@agent-double/rules';

/** Milliseconds left on a timer at `now` on the server's clock, never below 0. */
export const timeLeft = (clock: Clock, now: number): number =>
  Math.max(0, clock.running ? clock.deadline - now : clock.left);

/** A span as minutes and seconds: « 1:05 ». A second that has begun still counts. */
export const minutes = (span: number): string => {
  const seconds = Math.ceil(span / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The timer to show: that of an answer awaited from one person, else the turn's. */
export const clockShown = (play: Play): Clock | null => {
  const deadline = play.kind === 'teams' ? awaitedUntil(play) : null;
  return deadline === null ? play.clock : { running: true, deadline };
};

const awaitedUntil = ({ undo, phase }: TeamsPlay): Millis | null => {
  if (undo !== null) return undo.deadline;
  switch (phase.name) {
    case 'guess':
      return phase.objection?.deadline ?? null;
    case 'penalty_last_call':
    case 'enemy':
      return phase.deadline;
    case 'clue':
    case 'over':
      return null;
  }
};
