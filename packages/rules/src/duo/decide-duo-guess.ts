import { cardAt, type CardIndex } from '../identity.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { partner, seatSide, SIDES, type Side } from '../seat.ts';
import { duoStory, tellDuo, type DuoDecision, type DuoMove, type DuoStory } from './move.ts';
import type { DuoPlay } from './play.ts';
import { endDuo, endDuoTurn } from './turn.ts';

/** The side that this person guesses for now, with the reason why not. */
const guessing = (move: DuoMove): Result<Side, Refusal> => {
  const { play, person } = move;
  const side = seatSide(person.seat);
  if (side === null) return err(refusal('turn/not-your-role'));
  const { phase } = play;
  if (phase.name === 'guess') {
    return phase.giver === side ? err(refusal('turn/not-your-turn')) : ok(side);
  }
  if (phase.name !== 'sudden_death') return err(refusal('turn/wrong-phase'));
  if (play.finished[partner(side)]) return err(refusal('guess/nothing-to-find'));
  const waits =
    play.parameters['duet.sudden_death_order'] === 'alternate' &&
    phase.last === side &&
    !play.finished[side];
  return waits ? err(refusal('guess/other-player-first')) : ok(side);
};

/** Judges a touch: the outcome is read on the partner's side of the key (dossier D). */
export const decideDuoGuess = (move: DuoMove, touched: number): DuoDecision => {
  const who = guessing(move);
  if (!who.ok) return who;
  const { play, sides, person } = move;
  const guesser = who.value;
  const card = cardAt(touched, play.words.length);
  const outcome = card === null ? undefined : sides[partner(guesser)][card];
  if (card === null || outcome === undefined) return err(refusal('card/none'));
  if (play.covered[card] === true) return err(refusal('card/covered'));
  if (play.marks[guesser].includes(card)) return err(refusal('card/marked'));
  const touch = tellDuo(duoStory(play), {
    type: 'cardTouched',
    card,
    outcome,
    guesser,
    by: person.id,
  });
  switch (outcome) {
    case 'assassin':
      return ok(endDuo(touch, move, false, 'assassin').events);
    case 'bystander':
      return ok(
        (play.phase.name === 'sudden_death'
          ? endDuo(touch, move, false, 'sudden_death_mistake')
          : endDuoTurn(touch, move, 'mistake')
        ).events,
      );
    case 'agent':
      return ok(found(touch, move, card).events);
  }
};

/** Judges a stop: it takes the turn's token. */
export const decideDuoStop = (move: DuoMove): DuoDecision => {
  const who = guessing(move);
  if (!who.ok) return who;
  const { phase, parameters } = move.play;
  if (phase.name !== 'guess') return err(refusal('turn/wrong-phase'));
  return phase.made < parameters['guess.minimum']
    ? err(refusal('guess/minimum'))
    : ok(endDuoTurn(duoStory(move.play), move, 'stop').events);
};

/** An agent: the owners of sides that are now finished say so, and their partners give on. */
const found = (touch: DuoStory, move: DuoMove, card: CardIndex): DuoStory => {
  if (touch.play.agentsLeft === 0) return endDuo(touch, move, true, 'all_found');
  const finished = SIDES.filter(
    (side) => move.sides[side][card] === 'agent' && allFound(touch.play, move, side),
  );
  const told = tellDuo(touch, ...finished.map((side) => ({ type: 'sideFinished' as const, side })));
  const { phase } = told.play;
  return phase.name === 'guess' && told.play.finished[phase.giver]
    ? endDuoTurn(told, move, 'finished')
    : told;
};

const allFound = (play: DuoPlay, move: DuoMove, side: Side): boolean =>
  move.sides[side].every((identity, at) => identity !== 'agent' || play.covered[at] === true);
