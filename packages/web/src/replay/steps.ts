import type { PlayedGame } from '@agent-double/protocol';
import {
  DEFAULT_SETUP,
  EMPTY_TABLE,
  evolve,
  type GameEvent,
  type Table,
} from '@agent-double/rules';

/** A moment of a game that is watched again: what happened, and the table after it. */
export interface Step {
  readonly event: GameEvent;
  readonly table: Table;
}

/** Whether an event is a moment of its own; what goes with another one is shown with it. */
const isMoment = (event: GameEvent): boolean => {
  switch (event.type) {
    case 'gameStarted':
    case 'clueGiven':
    case 'cardRevealed':
    case 'penaltyCovered':
    case 'enemyCovered':
    case 'guessesUndone':
    case 'revealUndone':
    case 'objectionRaised':
    case 'duoClueGiven':
    case 'cardTouched':
    case 'gameEnded':
    case 'duoEnded':
      return true;
    case 'objectionRuled':
      return !event.upheld;
    case 'penaltyForgone':
      return event.missed !== null;
    case 'turnEnded':
    case 'duoTurnEnded':
      return event.reason !== 'mistake' && event.reason !== 'limit';
    default:
      return false;
  }
};

/** The moments of a game in their order; null for events that no game can have. */
export const stepsOf = ({ edition, language, events }: PlayedGame): readonly Step[] | null => {
  const [deal] = events;
  if (deal?.type !== 'gameStarted') return null;
  let table: Table = {
    ...EMPTY_TABLE,
    setup: { ...DEFAULT_SETUP, edition, language, mode: deal.mode },
  };
  const steps: Step[] = [];
  try {
    for (const event of events) {
      table = evolve(table, event);
      const last = steps.at(-1);
      if (isMoment(event) || last === undefined) steps.push({ event, table });
      else steps[steps.length - 1] = { ...last, table };
    }
  } catch {
    return null; // A file from anywhere: its events may make no sense together.
  }
  return table.play?.phase.name === 'over' ? steps : null;
};
