import type { EarlierClue } from '../view.ts';
import type { BoardCard } from './board.ts';
import { countOf, playTurn, rememberedAs, type Turn } from './play-turn.ts';
import type { Players } from './players.ts';

/** A game of one side alone. */
export interface SoloGame {
  readonly won: boolean;
  readonly assassin: boolean;
  /** Turns played; a game that is lost counts `LOSS` in the score. */
  readonly turns: number;
  readonly log: readonly Turn[];
}

/** What a lost game counts in the mean score. */
export const LOSS = 25;
/** Turns after which a game is given up as lost. */
const PATIENCE = 25;

/**
 * One side alone on a board: one clue a turn, guesses up to the number, a wrong card ends the turn;
 * lost on the assassin or when all cards of the opponent lie open.
 */
export const playSolo = async (
  board: readonly BoardCard[],
  players: Players,
  seed: number,
  clock: () => number,
): Promise<SoloGame> => {
  let hidden = board;
  const log: Turn[] = [];
  const earlier: EarlierClue[] = [];
  for (let turns = 1; turns <= PATIENCE; turns += 1) {
    const said = log.map((turn) => turn.clue);
    const played = await playTurn({ hidden, said, earlier }, players, 0, seed + turns, clock);
    if (played === null) continue;
    log.push(played.turn);
    earlier.push(rememberedAs(played.turn));
    hidden = played.rest;
    const assassin = countOf(played.turn.touched, 'assassin') > 0;
    if (assassin) return { won: false, assassin, turns, log };
    if (countOf(hidden, 'own') === 0) return { won: true, assassin, turns, log };
    if (countOf(hidden, 'opponent') === 0) return { won: false, assassin, turns, log };
  }
  return { won: false, assassin: false, turns: PATIENCE, log };
};
