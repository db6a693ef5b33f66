import { isCooperative } from '../mode.ts';
import { opponent, type Team } from '../team.ts';
import { tell, type Situation, type Story } from './move.ts';
import type { EndReason, TeamsPlay } from './play.ts';

/** Ends the game; the key, the intended words and the consultations are told to all. */
export const endGame = (
  before: Story,
  move: Situation,
  winner: Team | null,
  reason: EndReason,
): Story => {
  const { intended, consultations } = before.play.privy;
  return tell(before, {
    type: 'gameEnded',
    winner,
    reason,
    score: score(before.play, winner),
    key: move.key,
    intended,
    consultations,
  });
};

/** Score of a cooperative game that is won: enemy cards left, or turns used (dossier C 51, 53). */
const score = (play: TeamsPlay, winner: Team | null): number | null => {
  if (!isCooperative(play.mode) || winner !== play.start) return null;
  return play.parameters['coop.score'] === 'enemy_left'
    ? play.left[opponent(winner)]
    : play.clues[winner];
};
