import { after } from '../clock.ts';
import { isCooperative } from '../mode.ts';
import { refusal } from '../refusal.ts';
import { err, ok } from '../result.ts';
import { guessesFor, spymasterTeam } from '../seat.ts';
import { TEAMS } from '../team.ts';
import { extendClock } from './extend-clock.ts';
import { story, tell, type Decision, type Move, type Situation, type Story } from './move.ts';
import type { UndoRequest } from './play.ts';
import { startClock } from './turn.ts';

/** Judges the wish of a guesser to take back the last reveal (docs/RULES.md UNDO). */
export const decideAskUndo = (move: Move): Decision => {
  const { play, person, now } = move;
  if (!play.parameters['undo.by_agreement'] || isCooperative(play.mode)) {
    return err(refusal('undo/not-played'));
  }
  if (play.undoable === null) return err(refusal('undo/nothing'));
  if (!guessesFor(person.seat, play.undoable.team)) {
    return err(refusal('turn/not-your-role'));
  }
  if (play.undo !== null) return err(refusal('undo/pending'));
  if (play.phase.name === 'guess' && play.phase.objection !== null) {
    return err(refusal('turn/objection-pending'));
  }
  const deadline = after(now, play.parameters['await.seconds']);
  return ok([{ type: 'undoAsked', by: person.id, deadline }]);
};

/** Judges a spymaster's answer: both must agree, and one refusal settles it. */
export const decideAnswerUndo = (move: Move, agree: boolean): Decision => {
  const { play, person } = move;
  const team = spymasterTeam(person.seat);
  if (team === null) return err(refusal('turn/not-your-role'));
  if (play.undo === null) return err(refusal('undo/none'));
  if (!agree) return ok(undoDeclined(story(play), move, play.undo).events);
  if (play.undo.agreed[team]) return ok([]);
  const told = tell(story(play), { type: 'undoAgreed', team });
  const both = TEAMS.every((side) => told.play.undo?.agreed[side] === true);
  return both && play.undoable !== null
    ? ok(startClock(tell(told, { type: 'revealUndone', restored: play.undoable }), move.now).events)
    : ok(told.events);
};

/** The reveal stays: a spymaster declined, or nobody answered in time. */
export const undoDeclined = (before: Story, { now }: Situation, wish: UndoRequest): Story =>
  extendClock(tell(before, { type: 'undoDeclined' }), wish.deadline, now);
