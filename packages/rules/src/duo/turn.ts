import { after, type Millis } from '../clock.ts';
import { partner, type Side } from '../seat.ts';
import type { DuoNextPhase } from './event.ts';
import { tellDuo, type DuoSituation, type DuoStory } from './move.ts';
import type { DuoEndReason, DuoPlay, DuoTurnEnd } from './play.ts';

/** Ends the game; both sides of the key and the intended words are told to all. */
export const endDuo = (
  before: DuoStory,
  move: DuoSituation,
  won: boolean,
  reason: DuoEndReason,
): DuoStory =>
  tellDuo(before, {
    type: 'duoEnded',
    won,
    reason,
    key: { kind: 'duo', sides: move.sides },
    intended: before.play.privy.intended,
  });

/** Ends a turn: one token whatever happens, then the other side gives (dossier D). */
export const endDuoTurn = (before: DuoStory, move: DuoSituation, reason: DuoTurnEnd): DuoStory => {
  const { play } = before;
  const free = reason === 'finished' && !play.parameters['duet.finish_costs_token'];
  const mistake = reason === 'mistake';
  if (
    mistake &&
    play.mistakesAllowed === 0 &&
    play.parameters['duet.mistake_overflow'] === 'lose'
  ) {
    return endDuo(before, move, false, 'too_many_mistakes');
  }
  const spent = free ? before : spendToken(before, mistake);
  const told = tellDuo(spent, { type: 'duoTurnEnded', reason, next: nextPhase(spent.play) });
  return startDuoClock(told, move.now);
};

/** A mistake uses up one that the mission forgives; other turns use green tokens first. */
const spendToken = (before: DuoStory, mistake: boolean): DuoStory => {
  const { tokens, mistakesAllowed } = before.play;
  const cost = mistake && mistakesAllowed === 0 ? 2 : 1;
  const left = Math.max(0, tokens - cost);
  const forgiven =
    mistakesAllowed === null
      ? null
      : Math.min(left, Math.max(0, mistakesAllowed - (mistake ? 1 : 0)));
  return tellDuo(before, { type: 'tokenSpent', tokens: left, mistakesAllowed: forgiven });
};

const nextPhase = (play: DuoPlay): DuoNextPhase => {
  if (play.tokens === 0) return { name: 'sudden_death' };
  const giver = play.log.at(-1)?.giver ?? null;
  return { name: 'clue', giver: giver === null ? null : nextGiver(play, giver) };
};

/** Givers alternate until one side is finished; its partner then gives all that remain. */
const nextGiver = (play: DuoPlay, giver: Side): Side =>
  play.finished[partner(giver)] ? giver : partner(giver);

/** Starts the timer of the phase, where the table has one; sudden death has none. */
export const startDuoClock = (before: DuoStory, now: Millis): DuoStory => {
  const { parameters, phase, turn } = before.play;
  if (parameters['timer.use'] === 'none') return before;
  const seconds =
    phase.name === 'guess'
      ? parameters['timer.guess']
      : phase.name !== 'clue'
        ? 0
        : turn === 1
          ? parameters['timer.first_clue'] || parameters['timer.clue']
          : parameters['timer.clue'];
  return seconds === 0
    ? before
    : tellDuo(before, { type: 'clockStarted', deadline: after(now, seconds) });
};
