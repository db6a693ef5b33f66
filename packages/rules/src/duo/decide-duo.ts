import { decideClock } from '../decide-clock.ts';
import { mayStopClock } from '../may-stop-clock.ts';
import type { PlayCommand } from '../play-command.ts';
import { refusal } from '../refusal.ts';
import { err, never, ok } from '../result.ts';
import { seatSide } from '../seat.ts';
import { decideDuoClue } from './decide-duo-clue.ts';
import { decideDuoGuess, decideDuoStop } from './decide-duo-guess.ts';
import { duoStory, type DuoDecision, type DuoMove } from './move.ts';
import { endDuo, endDuoTurn } from './turn.ts';

/** Moves that a stopped timer holds up. */
const HELD: readonly PlayCommand['type'][] = ['giveClue', 'guess', 'stop', 'object'];

/** Judges a move in Duo. */
export const decideDuo = (move: DuoMove, command: PlayCommand): DuoDecision => {
  if (HELD.includes(command.type) && move.play.clock?.running === false) {
    return err(refusal('clock/paused'));
  }
  switch (command.type) {
    case 'giveClue':
      return decideDuoClue(move, command);
    case 'guess':
      return decideDuoGuess(move, command.card);
    case 'stop':
      return decideDuoStop(move);
    case 'object':
      return decideDuoObject(move);
    case 'pauseClock':
    case 'resumeClock':
      return decideDuoClock(move, command.type);
    case 'abandon':
      return move.person.id === move.host
        ? ok(endDuo(duoStory(move.play), move, false, 'abandoned').events)
        : err(refusal('host/only'));
    case 'rule':
    case 'allow':
    case 'coverPenalty':
    case 'declinePenalty':
    case 'coverEnemy':
    case 'consult':
    case 'answerConsultation':
    case 'askUndo':
    case 'answerUndo':
      return err(refusal('game/not-in-this-mode'));
    default:
      return never(command);
  }
};

/** An invalid clue, called by either player: the turn is lost and costs its token. */
const decideDuoObject = (move: DuoMove): DuoDecision => {
  if (seatSide(move.person.seat) === null) return err(refusal('turn/not-your-role'));
  if (move.play.phase.name !== 'guess') return err(refusal('objection/closed'));
  if (move.play.parameters['penalty.turn'] === 'none') return err(refusal('objection/not-played'));
  const late = move.play.parameters['contest.window'] === 'until_first_guess';
  if (late && move.play.phase.made > 0) return err(refusal('objection/closed'));
  return ok(endDuoTurn(duoStory(move.play), move, 'void').events);
};

const decideDuoClock = (
  { play, person, host, now }: DuoMove,
  wish: 'pauseClock' | 'resumeClock',
): DuoDecision =>
  mayStopClock(person, host)
    ? decideClock(play.clock, wish, now)
    : err(refusal('turn/not-your-role'));
