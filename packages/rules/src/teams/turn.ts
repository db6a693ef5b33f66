import { after, type Millis } from '../clock.ts';
import { clockPaused } from '../decide-clock.ts';
import { isCooperative, nextTeam } from '../mode.ts';
import { opponent, type Team } from '../team.ts';
import { changeDebt, settledDebt } from './debt.ts';
import { endGame } from './end-game.ts';
import type { NextPhase } from './event.ts';
import { tell, type Situation, type Story } from './move.ts';
import type { CluePhase, GuessPhase, TeamsPlay, TurnEnd, TurnRecord } from './play.ts';

/** Ends the turn of the team that plays and opens what comes next (docs/RULES.md GUESS, PEN). */
export const endTurn = (
  before: Story,
  move: Situation,
  phase: CluePhase | GuessPhase,
  reason: TurnEnd,
): Story => {
  const { team } = phase;
  let told = changeDebt(before, team, settledDebt(before.play, phase, reason));
  if (reason === 'void' && grantsCover(told.play)) {
    told = tell(told, { type: 'penaltyGranted', team: opponent(team) });
  }
  const wide = told.play.parameters['penalty.cover_deadline'] === 'before_offenders_next_turn';
  if (told.play.rights[team] && !wide) {
    told = tell(told, { type: 'penaltyForgone', team, missed: null });
  }
  told = tell(told, { type: 'turnEnded', reason, next: nextPhase(told.play, move, team, reason) });
  return opening(told, move);
};

/** Opens the turn of `team` after a last call or the simulated opponent's cover. */
export const openTurn = (before: Story, move: Situation, team: Team): Story =>
  opening(tell(before, { type: 'turnOpened', team }), move);

/** A side that has nothing left to find when its turn comes has won; else its timer starts. */
const opening = (before: Story, move: Situation): Story => {
  const { phase, left } = before.play;
  if (phase.name !== 'clue') return before;
  return left[phase.team] === 0
    ? endGame(before, move, phase.team, 'all_found')
    : atRest(startClock(before, move.now), move.now);
};

/** Turns that a strict timer ends one after another without a clue before it stops by itself. */
export const TURNS_UNTIL_REST = 6;

const isSilent = ({ end, clue, covers }: TurnRecord): boolean =>
  end === 'time' && clue === null && covers.length === 0;

/** Stops the timer that has just started where nobody seems to be there (TIME-12). */
const atRest = (before: Story, now: Millis): Story => {
  const { clock, log } = before.play;
  const past = log.slice(0, -1);
  const silent = past.length - 1 - past.findLastIndex((turn) => !isSilent(turn));
  return clock?.running === true && silent > 0 && silent % TURNS_UNTIL_REST === 0
    ? tell(before, clockPaused(clock, now, false))
    : before;
};

/** Starts the timer of a clue or of the guesses, where the table has one. */
export const startClock = (before: Story, now: Millis): Story => {
  const { parameters, phase, clues } = before.play;
  if (parameters['timer.use'] === 'none') return before;
  const first = phase.name === 'clue' && clues[phase.team] === 0;
  const seconds =
    phase.name !== 'clue'
      ? parameters['timer.guess']
      : (first && parameters['timer.first_clue']) || parameters['timer.clue'];
  return seconds === 0
    ? before
    : tell(before, { type: 'clockStarted', deadline: after(now, seconds) });
};

const grantsCover = (play: TeamsPlay): boolean =>
  play.parameters['penalty.cover'] === 'optional_one' && !isCooperative(play.mode);

const nextPhase = (play: TeamsPlay, move: Situation, team: Team, reason: TurnEnd): NextPhase => {
  const deadline = after(move.now, play.parameters['await.seconds']);
  const next = nextTeam(play.mode, team);
  if (isCooperative(play.mode)) {
    const covers = Math.min(enemyCovers(play, reason), play.left[opponent(team)]);
    return covers > 0 ? { name: 'enemy', team, covers, deadline } : { name: 'clue', team };
  }
  return play.rights[team]
    ? { name: 'penalty_last_call', holder: team, next, deadline }
    : { name: 'clue', team: next };
};

const enemyCovers = (play: TeamsPlay, reason: TurnEnd): number => {
  if (play.parameters['coop.enemy_cover'] === 'none') return 0;
  return reason === 'void' && play.parameters['coop.penalty_extra_cover'] ? 2 : 1;
};
