import { cardAt, type Identity } from '../identity.ts';
import { isCooperative } from '../mode.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { guessesFor, seatTeam } from '../seat.ts';
import { opponent, type Team } from '../team.ts';
import type { Person } from '../person.ts';
import { changeDebt } from './debt.ts';
import { endGame } from './end-game.ts';
import { guessesLeft, isBonus } from './guesses.ts';
import { story, tell, type Decision, type Move, type Story } from './move.ts';
import type { GuessPhase } from './play.ts';
import { endTurn } from './turn.ts';

interface Guesser {
  readonly phase: GuessPhase;
  readonly person: Person;
}

/** The person and the phase, where that person may guess or stop now. */
const guesser = (move: Move): Result<Guesser, Refusal> => {
  const { play, person } = move;
  const { phase } = play;
  const seat = person?.seat ?? null;
  if (person === null || (seat !== 'shared.operative' && !isOperative(person))) {
    return err(refusal('turn/not-your-role'));
  }
  if (phase.name !== 'guess') return err(refusal('turn/wrong-phase'));
  if (!guessesFor(seat, phase.team)) return err(refusal('turn/not-your-turn'));
  if (phase.objection !== null) return err(refusal('turn/objection-pending'));
  return ok({ phase, person });
};

const isOperative = (person: Person): boolean => {
  const team = seatTeam(person.seat);
  return team !== null && guessesFor(person.seat, team);
};

/** Judges a touch: it is final and shows the card's true identity at once (docs/RULES.md GUESS). */
export const decideGuess = (move: Move, touched: number): Decision => {
  const who = guesser(move);
  if (!who.ok) return who;
  const { play, key } = move;
  const card = cardAt(touched, play.words.length);
  const identity = card === null ? undefined : key.cards[card];
  if (card === null || identity === undefined) return err(refusal('card/none'));
  if (play.covered[card] !== null) return err(refusal('card/covered'));
  const { phase, person } = who.value;
  const told = tell(story(play), { type: 'cardRevealed', card, identity, by: person.id });
  return ok(consequences(withDebt(told, phase, identity), move, phase, identity).events);
};

/** Judges a stop: at will, once the minimum was guessed. */
export const decideStop = (move: Move): Decision => {
  const who = guesser(move);
  if (!who.ok) return who;
  if (who.value.phase.made < move.play.parameters['guess.minimum']) {
    return err(refusal('guess/minimum'));
  }
  return ok(endTurn(story(move.play), move, 'stop').events);
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
  switch (identity) {
    case 'assassin':
      return endGame(told, move, opponent(team), 'assassin');
    case 'bystander':
      return told.play.parameters['reveal.neutral'] === 'continue'
        ? goOn(told, move)
        : endTurn(told, move, 'mistake');
    case 'red':
    case 'blue':
      if (identity === team) {
        return told.play.left[team] === 0
          ? endGame(told, move, team, 'all_found')
          : goOn(told, move);
      }
      return foundForThem(told, move, identity);
  }
};

/** The turn ends by itself once the cap is reached. */
const goOn = (told: Story, move: Move): Story => {
  const { phase } = told.play;
  return phase.name === 'guess' && guessesLeft(told.play, phase) === 0
    ? endTurn(told, move, 'limit')
    : told;
};

const foundForThem = (told: Story, move: Move, owner: Team): Story => {
  const { mode, left, parameters } = told.play;
  const last = left[owner] === 0;
  if (isCooperative(mode)) {
    return last && parameters['coop.lose_all_enemy']
      ? endGame(told, move, owner, 'enemy_found')
      : endTurn(told, move, 'mistake');
  }
  return last && parameters['win.on_opponent_reveal'] === 'owner_wins'
    ? endGame(told, move, owner, 'all_found')
    : endTurn(told, move, 'mistake');
};
