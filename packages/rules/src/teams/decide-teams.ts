import type { PlayCommand } from '../play-command.ts';
import { refusal } from '../refusal.ts';
import { err, never, ok } from '../result.ts';
import { decideTeamsClock } from './decide-clock.ts';
import { decideClue } from './decide-clue.ts';
import { decideAnswer, decideConsult } from './decide-consult.ts';
import { decideEnemyCover } from './decide-enemy.ts';
import { decideGuess, decideStop } from './decide-guess.ts';
import { decideAllow, decideObject, decideRule } from './decide-objection.ts';
import { decideCover, decideDecline } from './decide-penalty.ts';
import { decideAnswerUndo, decideAskUndo } from './decide-undo.ts';
import { endGame } from './end-game.ts';
import { story, type Decision, type Move } from './move.ts';

/** Moves that a stopped timer or a pending wish to undo holds up. */
const HELD: readonly PlayCommand['type'][] = [
  'giveClue',
  'guess',
  'stop',
  'object',
  'allow',
  'coverPenalty',
  'declinePenalty',
];

/** Judges a move in a game of two teams. */
export const decideTeams = (move: Move, command: PlayCommand): Decision => {
  const { play } = move;
  if (HELD.includes(command.type)) {
    if (play.undo !== null) return err(refusal('undo/pending'));
    if (play.clock?.running === false) return err(refusal('clock/paused'));
  }
  switch (command.type) {
    case 'giveClue':
      return decideClue(move, command);
    case 'guess':
      return decideGuess(move, command.card);
    case 'stop':
      return decideStop(move);
    case 'object':
      return decideObject(move);
    case 'rule':
      return decideRule(move, command.upheld);
    case 'allow':
      return decideAllow(move);
    case 'coverPenalty':
      return decideCover(move, command.card);
    case 'declinePenalty':
      return decideDecline(move);
    case 'coverEnemy':
      return decideEnemyCover(move, command.card);
    case 'consult':
      return decideConsult(move, command);
    case 'answerConsultation':
      return decideAnswer(move, command.answer);
    case 'askUndo':
      return decideAskUndo(move);
    case 'answerUndo':
      return decideAnswerUndo(move, command.agree);
    case 'pauseClock':
    case 'resumeClock':
      return decideTeamsClock(move, command.type);
    case 'abandon':
      return move.person.id === move.host
        ? ok(endGame(story(play), move, null, 'abandoned').events)
        : err(refusal('host/only'));
    default:
      return never(command);
  }
};
