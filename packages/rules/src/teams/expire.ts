import type { Millis } from '../clock.ts';
import { enemyExpired } from './decide-enemy.ts';
import { pendingConsultation } from './consultation.ts';
import { objectionExpired } from './decide-objection.ts';
import { lastCallExpired } from './decide-penalty.ts';
import { undoDeclined } from './decide-undo.ts';
import { awaitedUntil } from './awaited-until.ts';
import { story, tell, type Situation, type Story } from './move.ts';
import type { OverPhase, Phase, TeamsPlay } from './play.ts';
import { endTurn } from './turn.ts';

/** Whether play waits for somebody to take a seat: asked where it matters, as every move looks. */
type Waits = () => boolean;

/**
 * The earliest moment at which something awaited is due, or null. Nothing that all know of falls
 * due while play `waits` (dossier C 40).
 */
export const nextDeadline = (play: TeamsPlay, waits: Waits): Millis | null => {
  const seen = openDeadline(play);
  const open = seen === null || waits() ? null : seen;
  const asked = pendingConsultation(play)?.deadline ?? null;
  if (open === null || asked === null) return open ?? asked;
  return Math.min(open, asked);
};

/** What all can see to be awaited: an answer holds up the timer. */
const openDeadline = (play: TeamsPlay): Millis | null =>
  awaitedUntil(play) ?? (play.clock?.running === true ? play.clock.deadline : null);

/**
 * More than can be due at one moment, which is a consultation and what all see to be awaited: a
 * fault in the fold must not keep the server at it for ever.
 */
const MOST_DUE = 4;

/** Everything that is overdue at `situation.now`, in its order, with the default that applies. */
export const expireTeams = (situation: Situation, chance: number, waits: Waits): Story =>
  Array.from({ length: MOST_DUE }).reduce(
    (told: Story) => expireNext(told, situation, chance, waits),
    story(situation.play),
  );

const expireNext = (told: Story, situation: Situation, chance: number, waits: Waits): Story => {
  const { phase } = told.play;
  const deadline = nextDeadline(told.play, waits);
  return deadline === null || deadline > situation.now || phase.name === 'over'
    ? told
    : expireOne(told, { ...situation, play: told.play }, phase, chance, deadline);
};

const expireOne = (
  before: Story,
  situation: Situation,
  phase: Exclude<Phase, OverPhase>,
  chance: number,
  deadline: Millis,
): Story => {
  const { undo, parameters } = before.play;
  if (pendingConsultation(before.play)?.deadline === deadline) {
    return tell(before, { type: 'consultationAnswered', answer: 'doubtful' });
  }
  if (undo !== null) return undoDeclined(before, situation, undo);
  if (phase.name === 'penalty_last_call') return lastCallExpired(before, situation, phase.holder);
  if (phase.name === 'enemy') return enemyExpired(before, situation, phase, chance);
  if (phase.name === 'guess' && phase.objection !== null) {
    return objectionExpired(before, situation, phase.objection);
  }
  return parameters['timer.on_expiry'] === 'end_turn'
    ? endTurn(before, situation, phase, 'time')
    : tell(before, { type: 'timeUp' });
};
