import type { Random } from '../random.ts';
import type { Role } from '../view.ts';

/** What a guess of each kind is worth. */
export type Worth = { readonly [role in Role]: number };

/** How often the game is imagined for one clue. */
export const IMAGINED = 96;

/** The same imagined listeners for every clue of a turn, so that clues are compared fairly. */
export interface Listeners {
  /** For each listener one chance from 0 to 1 a card: whether a link is felt. */
  readonly chances: readonly Float64Array[];
  /** For each listener one deviation a card: how strongly. */
  readonly moods: readonly Float64Array[];
  /** From 0, everybody thinks as the clue-giver does, to 1, like people who have never met. */
  readonly doubt: number;
}

/** Draws `IMAGINED` listeners for a board of `cards` cards. */
export const imagineListeners = (cards: number, doubt: number, random: Random): Listeners => {
  const draw = (value: () => number): readonly Float64Array[] =>
    Array.from({ length: IMAGINED }, () => Float64Array.from({ length: cards }, value));
  return { doubt, chances: draw(random.next), moods: draw(random.normal) };
};

/**
 * How often somebody else feels a link that seems 0, 0.1 … 1 strong to the clue-giver: measured
 * between two sets of associations of the same words by different authors.
 */
const FELT_AS_OFTEN = [0.008, 0.05, 0.09, 0.15, 0.21, 0.33, 0.52, 0.66, 0.8, 0.94, 0.99] as const;
/** How strong a link is where it is felt, and how much that varies. */
const LEAST_FELT = 0.45;
const FELT_MORE = 0.45;
const FELT_SPREAD = 0.12;
/** How strong the rest is: next to nothing, and seldom more. */
const FAINT_SHARE = 0.12;
const FAINT_SPREAD = 0.04;

/** How likely somebody else is to feel a link of strength `related`, from 0 to 1. */
export const likelyFelt = (related: number): number => {
  const at = Math.min(1, Math.max(0, related)) * (FELT_AS_OFTEN.length - 1);
  const below = Math.floor(at);
  const low = FELT_AS_OFTEN[below] ?? 0;
  const high = FELT_AS_OFTEN[below + 1] ?? low;
  return low + (high - low) * (at - below);
};

/**
 * Mean worth of saying the number 1, 2, … `most` with a clue: each listener touches the cards that
 * it thinks nearest until one is wrong. A sure link is felt by nearly everybody, a faint one by few.
 */
export const expectedWorth = (
  related: readonly number[],
  roles: readonly Role[],
  worth: Worth,
  { chances, moods, doubt }: Listeners,
  most: number,
): readonly number[] => {
  const totals = new Array<number>(most).fill(0);
  const felt = new Float64Array(related.length);
  const likely = related.map(likelyFelt);
  for (let listener = 0; listener < moods.length; listener += 1) {
    const chance = chances[listener];
    const mood = moods[listener];
    for (let card = 0; card < felt.length; card += 1) {
      const own = related[card] ?? 0;
      const deviation = mood?.[card] ?? 0;
      const other =
        (chance?.[card] ?? 1) < (likely[card] ?? 0)
          ? LEAST_FELT + FELT_MORE * own + FELT_SPREAD * deviation
          : FAINT_SHARE * own + FAINT_SPREAD * Math.abs(deviation);
      felt[card] = own + doubt * (other - own);
    }
    play(felt, roles, worth, totals);
  }
  return totals.map((total) => total / moods.length);
};

/** Adds what one listener wins for each number. A wrong card ends every longer number too. */
const play = (felt: Float64Array, roles: readonly Role[], worth: Worth, totals: number[]): void => {
  let won = 0;
  for (let guess = 0; guess < totals.length; guess += 1) {
    let best = -1;
    let strongest = -Infinity;
    for (let card = 0; card < felt.length; card += 1) {
      const value = felt[card] ?? -Infinity;
      if (value > strongest) {
        strongest = value;
        best = card;
      }
    }
    const role = roles[best];
    if (role === undefined) return;
    won += worth[role];
    if (role !== 'own') {
      for (let rest = guess; rest < totals.length; rest += 1)
        totals[rest] = (totals[rest] ?? 0) + won;
      return;
    }
    totals[guess] = (totals[guess] ?? 0) + won;
    felt[best] = -Infinity;
  }
};
