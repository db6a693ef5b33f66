import { after } from '../clock.ts';
import { sayable } from '../clue-check.ts';
import { clueNumber } from '../clue.ts';
import { isCooperative } from '../mode.ts';
import type { PlayCommand } from '../play-command.ts';
import { refusal } from '../refusal.ts';
import { err, ok } from '../result.ts';
import { spymasterTeam } from '../seat.ts';
import { opponent } from '../team.ts';
import { MAX_CONSULTATIONS, pendingConsultation } from './consultation.ts';
import { story, tell, type Decision, type Move } from './move.ts';
import type { ConsultationAnswer } from './play.ts';

/** Judges a quiet question to the opposing spymaster: no operative learns of it (dossier A 19). */
export const decideConsult = (
  move: Move,
  command: Extract<PlayCommand, { type: 'consult' }>,
): Decision => {
  const { play, person, now } = move;
  const team = spymasterTeam(person.seat);
  if (!play.parameters['consult.quiet'] || isCooperative(play.mode)) {
    return err(refusal('consult/not-played'));
  }
  if (team === null) return err(refusal('turn/not-your-role'));
  if (play.phase.name !== 'clue') return err(refusal('turn/wrong-phase'));
  if (play.phase.team !== team) return err(refusal('turn/not-your-turn'));
  if (pendingConsultation(play) !== null) return err(refusal('consult/pending'));
  const asked = play.privy.consultations.filter((earlier) => earlier.turn === play.turn);
  if (asked.length >= MAX_CONSULTATIONS) return err(refusal('consult/too-many'));
  const said = sayable(command.word);
  if (!said.ok) return said;
  const number = clueNumber(command.number);
  if (number === null) return err(refusal('clue/number'));
  const deadline = after(now, play.parameters['await.seconds']);
  const question = { team, word: said.value, number, deadline };
  return ok(tell(story(play), { type: 'consultationAsked', ...question }).events);
};

/** Judges the answer to a consultation. */
export const decideAnswer = (move: Move, answer: ConsultationAnswer): Decision => {
  const pending = pendingConsultation(move.play);
  const team = spymasterTeam(move.person.seat);
  if (team === null) return err(refusal('turn/not-your-role'));
  if (pending === null) return err(refusal('consult/none'));
  return team === opponent(pending.team)
    ? ok([{ type: 'consultationAnswered', answer }])
    : err(refusal('turn/not-your-role'));
};
