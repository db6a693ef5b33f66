import type { EarlierClue, SpymasterView } from '../view.ts';
import type { BoardCard } from './board.ts';
import type { Players, SpokenClue } from './players.ts';

/** One clue of a game, for people to check. */
export interface Turn extends SpokenClue {
  readonly touched: readonly BoardCard[];
  /** What lay face up when the clue was given. */
  readonly cards: SpymasterView['cards'];
  readonly msPerClue: number;
}

/** What a turn starts from, as the side that plays sees it. */
export interface Position {
  readonly hidden: readonly BoardCard[];
  /** Every clue of the game so far. */
  readonly said: readonly string[];
  /** The clues of the side that plays, oldest first. */
  readonly earlier: readonly EarlierClue[];
}

/** How a turn went, and what is left face up. */
export interface Played {
  readonly turn: Turn;
  readonly rest: readonly BoardCard[];
}

/** Largest number that an arena lets anybody say. */
export const MOST = 9;

/**
 * One clue and the guesses on it: up to its number and `extra` more, until a wrong card, until the
 * guesser stops or until a side has all its cards. Null where the clue-giver says nothing.
 */
export const playTurn = async (
  position: Position,
  players: Players,
  extra: number,
  seed: number,
  clock: () => number,
): Promise<Played | null> => {
  const { hidden, said, earlier } = position;
  const started = clock();
  const spoken = await players.giveClue({ cards: hidden, said, earlier, most: MOST }, seed);
  const msPerClue = clock() - started;
  if (spoken === null) return null;
  const { touched, rest } = await guesses(position, spoken, players, extra, seed);
  const { clue, number, intended } = spoken;
  return { turn: { clue, number, intended, touched, cards: hidden, msPerClue }, rest };
};

const guesses = async (
  { hidden, earlier }: Position,
  { clue, number }: SpokenClue,
  players: Players,
  extra: number,
  seed: number,
): Promise<{ readonly touched: readonly BoardCard[]; readonly rest: readonly BoardCard[] }> => {
  const touched: BoardCard[] = [];
  let rest = hidden;
  const most = typeof number === 'number' && number > 0 ? number + extra : hidden.length;
  while (touched.length < most && touched.every((card) => card.role === 'own')) {
    const left = { own: countOf(rest, 'own'), opponent: countOf(rest, 'opponent') };
    if (left.own === 0) break;
    const answer = await players.guess(
      {
        words: rest.map((card) => card.word),
        clue: { word: clue, number },
        made: touched.length,
        mayStop: touched.length > 0,
        earlier,
        left,
      },
      seed,
    );
    const card = answer.type === 'stop' ? undefined : rest.find((one) => one.word === answer.word);
    if (card === undefined) break;
    touched.push(card);
    rest = rest.filter((one) => one !== card);
  }
  return { touched, rest };
};

/** Cards of a role among `cards`. */
export const countOf = (cards: readonly BoardCard[], role: BoardCard['role']): number =>
  cards.filter((card) => card.role === role).length;

/** What a turn adds to the clues that its side remembers. */
export const rememberedAs = ({ clue, number, touched }: Turn): EarlierClue => ({
  word: clue,
  number,
  found: countOf(touched, 'own'),
});
