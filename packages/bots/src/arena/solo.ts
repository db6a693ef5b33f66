import type { ChosenClue } from '../spymaster/choose-clue.ts';
import type { ChosenGuess } from '../operative/choose-guess.ts';
import type { EarlierClue, OperativeView, Role, SpymasterView } from '../view.ts';

/** The two seats of a side, each with its own knowledge. */
export interface Players {
  readonly giveClue: (view: SpymasterView, seed: number) => ChosenClue | null;
  readonly guess: (view: OperativeView, seed: number) => ChosenGuess;
}

/** One clue of a game, for people to check. */
export interface SoloTurn {
  readonly clue: string;
  readonly number: number;
  readonly intended: readonly string[];
  readonly touched: readonly { readonly word: string; readonly role: Role }[];
  readonly cards: SpymasterView['cards'];
  readonly msPerClue: number;
}

export interface SoloGame {
  readonly won: boolean;
  readonly assassin: boolean;
  /** Clues given; a game that is lost counts `LOSS` in the score. */
  readonly turns: number;
  readonly log: readonly SoloTurn[];
}

/** What a lost game counts in the mean score. */
export const LOSS = 25;
/** Clues after which a game is given up as lost. */
const PATIENCE = 25;

interface Card {
  readonly word: string;
  readonly role: Role;
}

/**
 * One side alone on a board: one clue a turn, guesses up to the number, a wrong card ends the turn;
 * lost on the assassin or when all cards of the opponent lie open.
 */
export const playSolo = (
  board: readonly Card[],
  players: Players,
  seed: number,
  clock: () => number,
): SoloGame => {
  let hidden = board;
  const log: SoloTurn[] = [];
  const earlier: EarlierClue[] = [];
  for (let turn = 1; turn <= PATIENCE; turn += 1) {
    const started = clock();
    const chosen = players.giveClue(
      { cards: hidden, said: log.map((one) => one.clue), earlier, most: 9 },
      seed + turn,
    );
    const msPerClue = clock() - started;
    if (chosen === null) break;
    const { touched, rest } = guesses(hidden, chosen, earlier, players, seed + turn);
    log.push({ ...chosen, touched, cards: hidden, msPerClue });
    const found = touched.filter((card) => card.role === 'own').length;
    earlier.push({ word: chosen.clue, number: chosen.number, found });
    hidden = rest;
    if (touched.some((card) => card.role === 'assassin')) {
      return { won: false, assassin: true, turns: turn, log };
    }
    if (hidden.every((card) => card.role !== 'own')) {
      return { won: true, assassin: false, turns: turn, log };
    }
    if (hidden.every((card) => card.role !== 'opponent')) break;
  }
  return { won: false, assassin: false, turns: log.length, log };
};

const guesses = (
  before: readonly Card[],
  chosen: ChosenClue,
  earlier: readonly EarlierClue[],
  players: Players,
  seed: number,
): { readonly touched: readonly Card[]; readonly rest: readonly Card[] } => {
  const touched: Card[] = [];
  let rest = before;
  while (touched.length < chosen.number && touched.every((card) => card.role === 'own')) {
    const answer = players.guess(
      {
        words: rest.map((card) => card.word),
        clue: { word: chosen.clue, number: chosen.number },
        made: touched.length,
        mayStop: touched.length > 0,
        earlier,
        left: { own: count(rest, 'own'), opponent: count(rest, 'opponent') },
      },
      seed,
    );
    if (answer.type === 'stop') break;
    const card = rest.find((one) => one.word === answer.word);
    if (card === undefined) break;
    touched.push(card);
    rest = rest.filter((one) => one !== card);
    if (count(rest, 'own') === 0) break;
  }
  return { touched, rest };
};

const count = (cards: readonly Card[], role: Role): number =>
  cards.filter((card) => card.role === role).length;
