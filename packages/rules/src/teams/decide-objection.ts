import { after } from '../clock.ts';
import { isCooperative } from '../mode.ts';
import type { PersonId } from '../person.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { guessesFor, spymasterTeam } from '../seat.ts';
import { opponent } from '../team.ts';
import { isQuietlyAccepted } from './consultation.ts';
import { changeDebt } from './debt.ts';
import { story, tell, type Decision, type Move, type Situation, type Story } from './move.ts';
import type { GuessPhase, Objection } from './play.ts';
import { extendClock } from './extend-clock.ts';
import { endTurn } from './turn.ts';

/** The phase in which a clue can be contested by who sits at the table. */
const contested = ({ play, person }: Move): Result<GuessPhase, Refusal> => {
  if (person.seat === null) return err(refusal('turn/not-your-role'));
  return play.phase.name === 'guess' ? ok(play.phase) : err(refusal('objection/closed'));
};

const isOpposingSpymaster = ({ person }: Move, phase: GuessPhase): boolean =>
  spymasterTeam(person.seat) === opponent(phase.team);

/** Whether this person's call ends the turn: 002 lets a player end that of the own team. */
const endsTurn = (move: Move, phase: GuessPhase): boolean =>
  rulesAlone(move, phase) ||
  (move.play.parameters['penalty.turn'] === 'may_end' && guessesFor(move.person.seat, phase.team));

/** Whether this person's word on the clue is the last one (docs/RULES.md CONT). */
const rulesAlone = (move: Move, phase: GuessPhase): boolean => {
  const { mode, parameters } = move.play;
  const judge = parameters['contest.judge'];
  return (
    isCooperative(mode) ||
    judge === 'any_player' ||
    (judge === 'opposing_spymaster' && isOpposingSpymaster(move, phase))
  );
};

/** Whether this person answered a consultation on the clue by accepting it (dossier A 19, C 10). */
const acceptedQuietly = (move: Move, phase: GuessPhase): boolean =>
  isOpposingSpymaster(move, phase) && isQuietlyAccepted(move.play, phase.clue);

/**
 * Judges the call that a clue is invalid: whoever has a seat may make it until the turn ends, but
 * not its giver where two teams play (CONT-15).
 */
export const decideObject = (move: Move): Decision => {
  const found = contested(move);
  if (!found.ok) return found;
  const phase = found.value;
  const { parameters } = move.play;
  if (parameters['penalty.turn'] === 'none') return err(refusal('objection/not-played'));
  // A clue-giver who sees where the team points would stop it by taking the clue back.
  const own = spymasterTeam(move.person.seat) === phase.team;
  if (own && !isCooperative(move.play.mode)) return err(refusal('spymaster/silent'));
  const late = parameters['contest.window'] === 'until_first_guess' && phase.made > 0;
  if (!phase.contestable || late || acceptedQuietly(move, phase)) {
    return err(refusal('objection/closed'));
  }
  const { person, now } = move;
  const before = story(move.play);
  if (endsTurn(move, phase)) return ok(voidClue(before, move, phase, person.id).events);
  if (phase.objection !== null) return err(refusal('objection/pending'));
  const deadline = after(now, parameters['await.seconds']);
  const raised = tell(before, { type: 'objectionRaised', by: person.id, deadline });
  const objection: Objection = { by: person.id, deadline, votes: {} };
  return parameters['contest.judge'] === 'vote'
    ? ok(voted(raised, move, phase, objection, true).events)
    : ok(raised.events);
};

/** Judges the answer to an objection, or one vote where the table votes. */
export const decideRule = (move: Move, upheld: boolean): Decision => {
  const found = contested(move);
  if (!found.ok) return found;
  const phase = found.value;
  const { objection } = phase;
  if (objection === null) return err(refusal('objection/none'));
  if (upheld && acceptedQuietly(move, phase)) return err(refusal('objection/closed'));
  const { play, person } = move;
  const before = story(play);
  if (play.parameters['contest.judge'] === 'vote') {
    return objection.votes[person.id] === undefined
      ? ok(voted(before, move, phase, objection, upheld).events)
      : err(refusal('objection/voted'));
  }
  if (!rulesAlone(move, phase)) return err(refusal('turn/not-your-role'));
  return upheld
    ? ok(voidClue(before, move, phase, person.id).events)
    : ok(clueStands(before, move, objection, person.id).events);
};

/** Judges the opposing spymaster's leave for a clue: no objection is heard after it (dossier C 10). */
export const decideAllow = (move: Move): Decision => {
  const found = contested(move);
  if (!found.ok) return found;
  const phase = found.value;
  if (!move.play.parameters['contest.waiver']) return err(refusal('allow/not-played'));
  if (!isOpposingSpymaster(move, phase)) return err(refusal('turn/not-your-role'));
  if (!phase.contestable) return err(refusal('objection/closed'));
  const told = tell(story(move.play), { type: 'clueAllowed' });
  return phase.objection === null
    ? ok(told.events)
    : ok(extendClock(told, phase.objection.deadline, move.now).events);
};

/** Nobody ruled in time, or too few votes found the clue invalid: it stands. */
export const objectionExpired = (
  before: Story,
  situation: Situation,
  objection: Objection,
): Story => clueStands(before, situation, objection, null);

/** Ends a vote as soon as one answer has more than half of those who sit at the table. */
const voted = (
  before: Story,
  move: Move,
  phase: GuessPhase,
  objection: Objection,
  upheld: boolean,
): Story => {
  const { person, people } = move;
  const told = tell(before, { type: 'objectionVoted', by: person.id, upheld });
  const votes = Object.values({ ...objection.votes, [person.id]: upheld });
  const half = people.filter((other) => other.seat !== null).length / 2;
  if (votes.filter((vote) => vote).length > half) {
    return voidClue(told, move, { ...phase, objection }, null);
  }
  return votes.filter((vote) => !vote).length >= half
    ? clueStands(told, move, objection, null)
    : told;
};

const clueStands = (
  before: Story,
  { now }: Situation,
  objection: Objection | null,
  by: PersonId | null,
): Story => {
  const told = tell(before, { type: 'objectionRuled', upheld: false, by });
  return objection === null ? told : extendClock(told, objection.deadline, now);
};

/** What the opposing spymaster quietly accepted is valid, whoever finds otherwise (dossier A 19). */
const voidClue = (
  before: Story,
  situation: Situation,
  phase: GuessPhase,
  by: PersonId | null,
): Story => {
  if (isQuietlyAccepted(before.play, phase.clue)) {
    return clueStands(before, situation, phase.objection, null);
  }
  const ruled = tell(before, { type: 'objectionRuled', upheld: true, by });
  return endTurn(undoneGuesses(ruled, phase), situation, phase, 'void');
};

/**
 * Where the table has it so, what was revealed under an invalid clue is hidden again, and what it
 * paid or clamped is owed again.
 */
const undoneGuesses = (before: Story, phase: GuessPhase): Story => {
  const { parameters, log, owedAtClue } = before.play;
  const cards = log
    .slice(-1)
    .flatMap((turn) => turn.covers)
    .filter((cover) => cover.cause === 'guess' && !cover.undone)
    .map((cover) => cover.card);
  return parameters['contest.undo_guesses'] && cards.length > 0
    ? changeDebt(tell(before, { type: 'guessesUndone', cards }), phase.team, owedAtClue)
    : before;
};
