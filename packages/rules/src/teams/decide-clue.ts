import { checkClue, clueCheckOf } from '../clue-check.ts';
import type { ClueJudge } from '../clue.ts';
import { intendedCards } from '../intended-cards.ts';
import { isCooperative } from '../mode.ts';
import type { PlayCommand } from '../play-command.ts';
import { refusal } from '../refusal.ts';
import { err, ok } from '../result.ts';
import { spymasterSeat, spymasterTeam, type Seat } from '../seat.ts';
import { opponent, type Team } from '../team.ts';
import { isQuietlyAccepted } from './consultation.ts';
import { story, tell, type Decision, type Move } from './move.ts';
import type { TeamsPlay } from './play.ts';
import { startClock } from './turn.ts';

/** Judges a clue: one word and one number, once a turn (docs/RULES.md CLUE). */
export const decideClue = (
  move: Move,
  command: Extract<PlayCommand, { type: 'giveClue' }>,
): Decision => {
  const { play, person } = move;
  const team = spymasterTeam(person.seat);
  if (team === null) return err(refusal('turn/not-your-role'));
  if (play.phase.name !== 'clue') return err(refusal('turn/wrong-phase'));
  if (play.phase.team !== team) return err(refusal('turn/not-your-turn'));
  const intended = intendedCards(
    command.intended ?? [],
    play.covered.map((cover) => cover === null),
  );
  if (intended === null) return err(refusal('clue/intended'));
  const checked = checkClue(
    clueCheckOf(play, isQuietlyAccepted(play, command) ? findsLegal : move.judge),
    command.word,
    command.number,
    command.insist ?? false,
  );
  if (!checked.ok) return checked;
  const { clue, doubts } = checked.value;
  let told = story(play);
  if (play.rights[team] && play.parameters['penalty.cover_deadline'] === 'before_own_next_clue') {
    told = tell(told, { type: 'penaltyForgone', team, missed: null });
  }
  if (intended.length > 0) {
    const { thoughts } = command;
    const aim = { by: person.id, cards: intended, ...(thoughts && { thoughts }) };
    told = tell(told, { type: 'clueIntended', ...aim });
  }
  told = tell(told, { type: 'clueGiven', team, word: clue.word, number: clue.number });
  if (doubts.length > 0) {
    told = tell(told, { type: 'doubtRaised', to: doubtSeat(play, team), reasons: doubts });
  }
  return ok(startClock(told, move.now).events);
};

/** A clue that the opposing spymaster accepted needs no referee. */
const findsLegal: ClueJudge = () => ({ verdict: 'legal', reasons: [] });

/** The opposing spymaster hears of a doubt; where there is none, the clue-giver alone. */
const doubtSeat = (play: TeamsPlay, team: Team): Seat =>
  spymasterSeat(isCooperative(play.mode) ? team : opponent(team));
