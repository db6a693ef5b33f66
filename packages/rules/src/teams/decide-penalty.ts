import { cardAt } from '../identity.ts';
import type { Person } from '../person.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { guessesFor, spymasterTeam } from '../seat.ts';
import type { Team } from '../team.ts';
import { changeDebt } from './debt.ts';
import { endGame } from './end-game.ts';
import { story, tell, type Decision, type Move, type Situation, type Story } from './move.ts';
import { openTurn } from './turn.ts';

interface Holder {
  readonly team: Team;
  readonly person: Person;
}

/** The team for which this person may use the penalty now (docs/RULES.md PEN). */
const holder = (move: Move): Result<Holder, Refusal> => {
  const { play, person } = move;
  const { phase } = play;
  const active =
    phase.name === 'penalty_last_call'
      ? phase.holder
      : phase.name === 'clue' || phase.name === 'guess'
        ? phase.team
        : null;
  if (active === null || !play.rights[active]) return err(refusal('penalty/no-right'));
  const byTeam = play.parameters['penalty.cover_by'] === 'team';
  return spymasterTeam(person.seat) === active || (byTeam && guessesFor(person.seat, active))
    ? ok({ team: active, person })
    : err(refusal('penalty/no-right'));
};

/**
 * Judges the cover of one own word. Whoever has not seen the key covers blindly: a card that is
 * not one's own uses up the right, since a refusal would tell what the card is not.
 */
export const decideCover = (move: Move, chosen: number): Decision => {
  const who = holder(move);
  if (!who.ok) return who;
  const { play, key } = move;
  const { team, person } = who.value;
  const card = cardAt(chosen, play.words.length);
  if (card === null) return err(refusal('card/none'));
  if (play.covered[card] !== null) return err(refusal('card/covered'));
  if (play.left[team] === 1 && play.parameters['win.on_penalty_cover'] === 'cannot_cover_last') {
    return err(refusal('penalty/last-word'));
  }
  if (key.cards[card] !== team) {
    if (person.sawKey) return err(refusal('card/not-yours'));
    return ok(settled(forgone(move, team, card), move).events);
  }
  const covered = tell(story(play), { type: 'penaltyCovered', team, card, by: person.id });
  const told = changeDebt(covered, team, covered.play.owed[team]);
  return ok(
    (told.play.left[team] === 0 ? endGame(told, move, team, 'all_found') : settled(told, move))
      .events,
  );
};

/** Judges the choice not to cover. */
export const decideDecline = (move: Move): Decision => {
  const who = holder(move);
  return who.ok ? ok(settled(forgone(move, who.value.team, null), move).events) : who;
};

/** Nobody used the last call in time: it is declined (dossier C 47). */
export const lastCallExpired = (before: Story, move: Situation, team: Team): Story =>
  settled(tell(before, { type: 'penaltyForgone', team, missed: null }), move);

const forgone = (move: Move, team: Team, missed: ReturnType<typeof cardAt>): Story =>
  tell(story(move.play), { type: 'penaltyForgone', team, missed });

/** After a last call the offenders' turn opens. */
const settled = (before: Story, move: Situation): Story =>
  before.play.phase.name === 'penalty_last_call'
    ? openTurn(before, move, before.play.phase.next)
    : before;
