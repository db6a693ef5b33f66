import { foldWord } from '@agent-double/rules';
import type { Referee } from '../spymaster/choose-clue.ts';
import type { Turn } from './play-turn.ts';

/** What the referee finds in the clues of some games. */
export interface ClueCheck {
  readonly clues: number;
  readonly illegal: number;
  readonly doubtful: number;
  /** Clues that were said before in the same game. */
  readonly repeated: number;
}

/** Judges every clue on the board on which it was given; `games` are the turns of each game. */
export const checkClues = (
  games: readonly (readonly Turn[])[],
  { judge, conventions }: Referee,
): ClueCheck => {
  const verdicts = games.flat().map(({ clue, number, cards }) => {
    const words = cards.map((card) => card.word);
    return judge(clue, number, words, conventions).verdict;
  });
  const repeated = games.map(
    (game) => game.length - new Set(game.map((turn) => foldWord(turn.clue))).size,
  );
  return {
    clues: verdicts.length,
    illegal: verdicts.filter((verdict) => verdict === 'illegal').length,
    doubtful: verdicts.filter((verdict) => verdict === 'doubtful').length,
    repeated: repeated.reduce((sum, count) => sum + count, 0),
  };
};
