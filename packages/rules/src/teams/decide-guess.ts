import { cardAt, type Identity } from '../identity.ts';
import { isCooperative } from '../mode.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { guessesFor } from '../seat.ts';
import { opponent, TEAMS, type Team } from '../team.ts';
import { changeDebt } from './debt.ts';
import { endGame } from './end-game.ts';
import { guessesLeft, isBonus, touched } from './guesses.ts';
import { story, tell, type Decision, type Move, type Story } from './move.ts';
import type { GuessPhase } from './play.ts';
import { endTurn } from './turn.ts';

/** The phase, where the person may guess or stop now. */
const guessing = ({ play, person }: Move): Result<GuessPhase, Refusal> => {
  const { phase } = play;
  const { seat } = person;
  if (!TEAMS.some((team) => guessesFor(seat, team))) return err(refusal('turn/not-your-role'));
  if (phase.name !== 'guess') return err(refusal('turn/wrong-phase'));
  if (!guessesFor(seat, phase.team)) return err(refusal('turn/not-your-turn'));
  if (phase.objection !== null) return err(refusal('turn/objection-pending'));
  return ok(phase);
};

/** Judges a touch: it is final and shows the card's true identity at once (docs/RULES.md GUESS). */
export const decideGuess = (move: Move, touched: number): Decision => {
  const now = guessing(move);
  if (!now.ok) return now;
  const { play, key, person } = move;
  const card = cardAt(touched, play.words.length);
  const identity = card === null ? undefined : key.cards[card];
  if (card === null || identity === undefined) return err(refusal('card/none'));
  if (play.covered[card] !== null) return err(refusal('card/covered'));
  const phase = now.value;
  const told = tell(story(play), { type: 'cardRevealed', card, identity, by: person.id });
  return ok(consequences(withDebt(told, phase, identity), move, phase, identity).events);
};

/** Judges a stop: at will, once the minimum was guessed. */
export const decideStop = (move: Move): Decision => {
  const now = guessing(move);
  if (!now.ok) return now;
  return now.value.made < move.play.parameters['guess.minimum']
    ? err(refusal('guess/minimum'))
    : ok(endTurn(story(move.play), move, now.value, 'stop').events);
};

/** A right bonus card pays one back; a debt never exceeds the cards left (dossier C 28, 30). */
const withDebt = (before: Story, phase: GuessPhase, identity: Identity): Story => {
  if (identity !== 'red' && identity !== 'blue') return before;
  const { owed, parameters } = before.play;
  const paid =
    identity === phase.team ? isBonus(phase) : parameters['owed.opponent_reveal'] === 'decrement';
  return changeDebt(before, identity, owed[identity] - (paid ? 1 : 0));
};

const consequences = (told: Story, move: Move, before: GuessPhase, identity: Identity): Story => {
  const { team } = before;
  // The turn as this touch left it: what is owed at its end counts the card just found.
  const phase = touched(before, identity);
  switch (identity) {
    case 'assassin':
      return endGame(told, move, opponent(team), 'assassin');
    case 'bystander':
      return told.play.parameters['reveal.neutral'] === 'continue'
        ? goOn(told, move, phase)
        : endTurn(told, move, phase, 'mistake');
    case 'red':
    case 'blue':
      if (identity !== team) return foundForThem(told, move, phase, identity);
      return told.play.left[team] === 0
        ? endGame(told, move, team, 'all_found')
        : goOn(told, move, phase);
  }
};

/** The turn ends by itself once the cap is reached. */
const goOn = (told: Story, move: Move, phase: GuessPhase): Story =>
  guessesLeft(told.play, phase) === 0 ? endTurn(told, move, phase, 'limit') : told;

const foundForThem = (told: Story, move: Move, phase: GuessPhase, owner: Team): Story => {
  const { mode, left, parameters } = told.play;
  const alone = isCooperative(mode);
  const decides = alone
    ? parameters['coop.lose_all_enemy']
    : parameters['win.on_opponent_reveal'] === 'owner_wins';
  return left[owner] === 0 && decides
    ? endGame(told, move, owner, alone ? 'enemy_found' : 'all_found')
    : endTurn(told, move, phase, 'mistake');
};
