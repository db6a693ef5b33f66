import { checkClue, clueCheckOf } from '../clue-check.ts';
import { intendedCards } from '../intended-cards.ts';
import type { PlayCommand } from '../play-command.ts';
import { refusal } from '../refusal.ts';
import { err, ok } from '../result.ts';
import { seatSide, sideSeat } from '../seat.ts';
import { duoStory, tellDuo, type DuoDecision, type DuoMove } from './move.ts';
import { startDuoClock } from './turn.ts';

/** Judges a clue of Duo: its number is information only, and either side may give the first. */
export const decideDuoClue = (
  move: DuoMove,
  command: Extract<PlayCommand, { type: 'giveClue' }>,
): DuoDecision => {
  const { play, person, judge } = move;
  const side = seatSide(person.seat);
  if (side === null) return err(refusal('turn/not-your-role'));
  if (play.phase.name !== 'clue') return err(refusal('turn/wrong-phase'));
  if (play.phase.giver !== null && play.phase.giver !== side) {
    return err(refusal('turn/not-your-turn'));
  }
  const intended = intendedCards(
    command.intended ?? [],
    play.covered.map((cover) => !cover),
  );
  if (intended === null) return err(refusal('clue/intended'));
  const checked = checkClue(
    clueCheckOf(play, judge),
    command.word,
    command.number,
    command.insist ?? false,
  );
  if (!checked.ok) return checked;
  const { clue, doubts } = checked.value;
  let told = duoStory(play);
  if (intended.length > 0) {
    const { thoughts } = command;
    const aim = { by: person.id, cards: intended, ...(thoughts && { thoughts }) };
    told = tellDuo(told, { type: 'duoClueIntended', ...aim });
  }
  told = tellDuo(told, { type: 'duoClueGiven', side, ...clue });
  if (doubts.length > 0) {
    told = tellDuo(told, { type: 'duoDoubtRaised', to: sideSeat(side), reasons: doubts });
  }
  return ok(startDuoClock(told, move.now).events);
};
