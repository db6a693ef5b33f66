import type { Identity } from './identity.ts';
import type { SideIdentity } from './key.ts';

const LETTERS: { readonly [letter: string]: Identity } = {
  R: 'red',
  B: 'blue',
  N: 'bystander',
  A: 'assassin',
};
const SIDE_LETTERS: { readonly [letter: string]: SideIdentity } = {
  G: 'agent',
  N: 'bystander',
  A: 'assassin',
};

/** Red 0 to 8, blue 9 to 16, bystanders 17 to 23, assassin 24. */
export const KEY = 'RRRRRRRRRBBBBBBBBNNNNNNNA';
export const SIDE_A = 'GGGGGGGGGNNNNNAAANNNNNNNN';
export const SIDE_B = 'GGGNNNNNAGGGGGGANANNNNNNN';

/** A key of two teams, a letter a card. */
export const keyOf = (letters: string): readonly Identity[] =>
  [...letters].map((letter) => LETTERS[letter]!);
/** One side of the key of Duo, a letter a card. */
export const sideOf = (letters: string): readonly SideIdentity[] =>
  [...letters].map((letter) => SIDE_LETTERS[letter]!);
