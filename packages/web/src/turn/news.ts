import type { GameEvent, Table } from '@agent-double/rules';
import { capital } from '../messages/plural.ts';
import type { Messages } from '../messages/messages.ts';

/** What is to be shown of an event that leaves no trace on the board, or null. */
export const newsOf = (event: GameEvent, after: Table, say: Messages): string | null => {
  switch (event.type) {
    case 'timeUp':
      return say.turn.timeUp;
    case 'turnEnded':
      return event.reason === 'void' || event.reason === 'time'
        ? say.turn.ended[event.reason]
        : null;
    case 'duoTurnEnded':
      return event.reason === 'void' || event.reason === 'time' || event.reason === 'finished'
        ? say.turn.ended[event.reason]
        : null;
    case 'objectionRuled':
      return event.upheld ? null : say.turn.objectionOff;
    case 'clueAllowed':
      return say.turn.allowed;
    case 'penaltyForgone':
      return event.missed === null ? null : say.turn.missed(after.play?.words[event.missed] ?? '');
    case 'revealUndone':
    case 'guessesUndone':
      return say.turn.undone;
    case 'clueUnknown':
      return capital(say.log.unknown);
    case 'undoDeclined':
      return say.turn.undoRefused;
    default:
      return null;
  }
};
