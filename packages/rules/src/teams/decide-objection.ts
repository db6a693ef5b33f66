import { after } from '../clock.ts';
import { isCooperative } from '../mode.ts';
import type { Person, PersonId } from '../person.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { spymasterTeam } from '../seat.ts';
import { opponent } from '../team.ts';
import { isQuietlyAccepted } from './decide-consult.ts';
import { changeDebt } from './debt.ts';
import { bonusHits } from './guesses.ts';
import { story, tell, type Decision, type Move, type Story } from './move.ts';
import type { GuessPhase, Objection } from './play.ts';
import { extendClock } from './extend-clock.ts';
import { endTurn } from './turn.ts';

interface Contest {
  readonly phase: GuessPhase;
  readonly person: Person;
}

const contest = (move: Move): Result<Contest, Refusal> => {
  const { play, person } = move;
  if (!person?.seat) return err(refusal('turn/not-your-role'));
  if (play.phase.name !== 'guess') return err(refusal('objection/closed'));
  return ok({ phase: play.phase, person });
};

/** Whether this person's word on the clue is the last one (docs/RULES.md CONT). */
const rulesAlone = (move: Move, { phase, person }: Contest): boolean => {
  const { play } = move;
  if (isCooperative(play.mode) || play.parameters['contest.judge'] === 'any_player') return true;
  return (
    play.parameters['contest.judge'] === 'opposing_spymaster' &&
    spymasterTeam(person.seat) === opponent(phase.team)
  );
};

/** Whether this person answered a consultation on the clue by accepting it (dossier A 19, C 10). */
const acceptedQuietly = ({ play }: Move, { phase, person }: Contest): boolean =>
  spymasterTeam(person.seat) === opponent(phase.team) && isQuietlyAccepted(play, phase.clue);

/** Judges the call that a clue is invalid: anyone at the table may make it until the turn ends. */
export const decideObject = (move: Move): Decision => {
  const found = contest(move);
  if (!found.ok) return found;
  const { phase, person } = found.value;
  const { parameters } = move.play;
  if (parameters['penalty.turn'] === 'none') return err(refusal('objection/not-played'));
  const late = parameters['contest.window'] === 'until_first_guess' && phase.made > 0;
  if (!phase.contestable || late || acceptedQuietly(move, found.value))
    return err(refusal('objection/closed'));
  if (rulesAlone(move, found.value)) {
    return ok(rule(story(move.play), move, true, person.id).events);
  }
  if (phase.objection !== null) return err(refusal('objection/pending'));
  const raised = tell(story(move.play), {
    type: 'objectionRaised',
    by: person.id,
    deadline: after(move.now, parameters['await.seconds']),
  });
  const told =
    parameters['contest.judge'] === 'vote'
      ? counted(tell(raised, { type: 'objectionVoted', by: person.id, upheld: true }), move)
      : raised;
  return ok(told.events);
};

/** Judges the answer to an objection, or one vote where the table votes. */
export const decideRule = (move: Move, upheld: boolean): Decision => {
  const found = contest(move);
  if (!found.ok) return found;
  const { phase, person } = found.value;
  if (phase.objection === null) return err(refusal('objection/none'));
  if (upheld && acceptedQuietly(move, found.value)) return err(refusal('objection/closed'));
  if (move.play.parameters['contest.judge'] === 'vote') {
    if (phase.objection.votes[person.id] !== undefined) return err(refusal('objection/voted'));
    const voted = tell(story(move.play), { type: 'objectionVoted', by: person.id, upheld });
    return ok(counted(voted, move).events);
  }
  return rulesAlone(move, found.value)
    ? ok(rule(story(move.play), move, upheld, person.id).events)
    : err(refusal('turn/not-your-role'));
};

/** Judges the opposing spymaster's leave for a clue: no objection is heard after it (dossier C 10). */
export const decideAllow = (move: Move): Decision => {
  const found = contest(move);
  if (!found.ok) return found;
  const { phase, person } = found.value;
  if (!move.play.parameters['contest.waiver']) return err(refusal('allow/not-played'));
  if (isCooperative(move.play.mode) || spymasterTeam(person.seat) !== opponent(phase.team)) {
    return err(refusal('turn/not-your-role'));
  }
  if (!phase.contestable) return err(refusal('objection/closed'));
  const told = tell(story(move.play), { type: 'clueAllowed' });
  return ok((phase.objection === null ? told : extendClock(told, move)).events);
};

/** Nobody ruled in time: the clue stands, or the votes cast decide. */
export const objectionExpired = (before: Story, move: Move, objection: Objection): Story => {
  const votes = Object.values(objection.votes);
  const upheld = votes.filter((vote) => vote).length * 2 > votes.length && votes.length > 1;
  return rule(before, move, upheld, null);
};

const rule = (before: Story, move: Move, upheld: boolean, by: PersonId | null): Story => {
  const { phase } = before.play;
  const held = phase.name === 'guess' && phase.objection !== null;
  const ruled = tell(before, { type: 'objectionRuled', upheld, by });
  if (!upheld) return held ? extendClock(ruled, move) : ruled;
  return endTurn(undoneGuesses(ruled), move, 'void');
};

/** Where the table has it so, what was revealed under an invalid clue is hidden again. */
const undoneGuesses = (before: Story): Story => {
  const { parameters, log, phase, owed } = before.play;
  const cards = (log.at(-1)?.covers ?? [])
    .filter((cover) => cover.cause === 'guess' && !cover.undone)
    .map((cover) => cover.card);
  if (!parameters['contest.undo_guesses'] || cards.length === 0) return before;
  const undone = tell(before, { type: 'guessesUndone', cards });
  return phase.name === 'guess'
    ? changeDebt(undone, phase.team, owed[phase.team] + bonusHits(phase))
    : undone;
};

/** Ends a vote as soon as one answer has more than half of those who sit at the table. */
const counted = (before: Story, move: Move): Story => {
  const { phase } = before.play;
  if (phase.name !== 'guess' || phase.objection === null) return before;
  const votes = Object.values(phase.objection.votes);
  const half = move.people.filter((person) => person.seat !== null).length / 2;
  if (votes.filter((vote) => vote).length > half) return rule(before, move, true, null);
  return votes.filter((vote) => !vote).length >= half ? rule(before, move, false, null) : before;
};
