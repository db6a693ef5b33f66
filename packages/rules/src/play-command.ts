import type { ClueNumber, ClueThoughts } from './clue.ts';
import type { ConsultationAnswer } from './teams/play.ts';

/** What a player can ask for in a game, of two teams or of Duo. Cards are unchecked numbers until `decide`. */
export type PlayCommand =
  | {
      readonly type: 'giveClue';
      readonly word: string;
      readonly number: ClueNumber;
      /** Cards the clue is meant for, private to its giver until the end. */
      readonly intended?: readonly number[];
      /** Given although the referee calls it illegal, where the table is only advised. */
      readonly insist?: boolean;
      /** Why a computer player chose it; no message of a client carries this. */
      readonly thoughts?: ClueThoughts;
    }
  | { readonly type: 'guess'; readonly card: number }
  | { readonly type: 'stop' }
  | { readonly type: 'object' }
  | { readonly type: 'rule'; readonly upheld: boolean }
  | { readonly type: 'allow' }
  | { readonly type: 'coverPenalty'; readonly card: number }
  | { readonly type: 'declinePenalty' }
  | { readonly type: 'coverEnemy'; readonly card: number }
  | { readonly type: 'consult'; readonly word: string; readonly number: ClueNumber }
  | { readonly type: 'answerConsultation'; readonly answer: ConsultationAnswer }
  | { readonly type: 'askUndo' }
  | { readonly type: 'answerUndo'; readonly agree: boolean }
  | { readonly type: 'pauseClock' }
  | { readonly type: 'resumeClock' }
  | { readonly type: 'abandon' };

export const PLAY_COMMANDS = [
  'giveClue',
  'guess',
  'stop',
  'object',
  'rule',
  'allow',
  'coverPenalty',
  'declinePenalty',
  'coverEnemy',
  'consult',
  'answerConsultation',
  'askUndo',
  'answerUndo',
  'pauseClock',
  'resumeClock',
  'abandon',
] as const satisfies readonly PlayCommand['type'][];
