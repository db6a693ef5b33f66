import type { Random } from '../random.ts';
import type { Role } from '../view.ts';

/** What a guess of each kind is worth. */
export type Worth = { readonly [role in Role]: number };

/** How often the game is imagined for one clue. */
export const IMAGINED = 64;

/** The same imagined listeners for every clue of a turn, so that clues are compared fairly. */
export interface Listeners {
  /** Deviations, one row a listener and one number a card. */
  readonly moods: readonly Float64Array[];
  readonly noise: number;
}

/** Draws `IMAGINED` listeners for a board of `cards` cards. */
export const imagineListeners = (cards: number, noise: number, random: Random): Listeners => ({
  noise,
  moods: Array.from({ length: IMAGINED }, () =>
    Float64Array.from({ length: cards }, () => random.normal()),
  ),
});

/**
 * Mean worth of saying the number 1, 2, … `most` with a clue: each listener touches the cards that
 * it thinks nearest until one is wrong. A sure link is felt by nearly everybody, a faint one by few.
 */
export const expectedWorth = (
  related: readonly number[],
  roles: readonly Role[],
  worth: Worth,
  listeners: Listeners,
  most: number,
): readonly number[] => {
  const totals = new Array<number>(most).fill(0);
  const felt = new Float64Array(related.length);
  for (const mood of listeners.moods) {
    for (let card = 0; card < felt.length; card += 1) {
      felt[card] = (related[card] ?? 0) + listeners.noise * (mood[card] ?? 0);
    }
    play(felt, roles, worth, totals);
  }
  return totals.map((total) => total / listeners.moods.length);
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
