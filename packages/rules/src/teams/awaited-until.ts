import type { Millis } from '../clock.ts';
import type { TeamsPlay } from './play.ts';

/** Until when an answer is awaited that all know of: a wish to undo holds up the rest. */
export const awaitedUntil = ({ undo, phase }: TeamsPlay): Millis | null => {
  if (undo !== null) return undo.deadline;
  switch (phase.name) {
    case 'penalty_last_call':
    case 'enemy':
      return phase.deadline;
    case 'guess':
      return phase.objection?.deadline ?? null;
    case 'clue':
    case 'over':
      return null;
  }
};
