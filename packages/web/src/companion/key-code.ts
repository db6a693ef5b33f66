import { err, ok, TEAMS, type Draw, type Result, type Team } from '@agent-double/rules';

export const KEY_KINDS = ['words', 'pictures', 'duo'] as const;
/** Which box a key is for: 25 words, 20 pictures, or the two-sided key of Duo. */
export type KeyKind = (typeof KEY_KINDS)[number];

/** All that two phones need to show the same key. */
export interface KeySeed {
  readonly kind: KeyKind;
  /** Who begins; of no meaning in Duo. */
  readonly start: Team;
  /** A whole number from 0 to `SEEDS` - 1. */
  readonly seed: number;
}

/** Letters and digits that are not taken for each other, read or heard: no I, L, O, U or 0. */
const SIGNS = '123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = SIGNS.length;
/** Signs that carry the key, before the one that finds slips. */
const CARRIERS = 8;
/** How a code is written: groups of this many signs. */
const GROUP = 3;

const KINDS = KEY_KINDS.length * TEAMS.length;
/** How many keys of a kind a code can carry: more than 37 bits. */
export const SEEDS = Math.floor(BASE ** CARRIERS / KINDS);

export type CodeProblem = 'empty' | 'length' | 'sign' | 'slip';

/** A seed that nobody can foresee. */
export const drawSeed = (kind: KeyKind, start: Team, draw: Draw): KeySeed => {
  const high = Math.floor(SEEDS / 2 ** 16);
  return { kind, start, seed: draw(high) * 2 ** 16 + draw(2 ** 16) };
};

/** The code to say aloud: « K7Q-M2X-RPD ». */
export const codeOf = ({ kind, start, seed }: KeySeed): string => {
  let rest = (seed * TEAMS.length + TEAMS.indexOf(start)) * KEY_KINDS.length;
  rest += KEY_KINDS.indexOf(kind);
  const digits: number[] = [];
  for (let at = 0; at < CARRIERS; at += 1) {
    digits.push(rest % BASE);
    rest = Math.floor(rest / BASE);
  }
  const signs = [...digits, checkDigit(digits)].map((digit) => SIGNS[digit] ?? '').join('');
  return grouped(signs);
};

/** What a typed code says, however it is spaced; or what is wrong with it. */
export const seedOf = (typed: string): Result<KeySeed, CodeProblem> => {
  const signs = typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (signs.length === 0) return err('empty');
  if (signs.length !== CARRIERS + 1) return err('length');
  const digits = [...signs].map((sign) => SIGNS.indexOf(sign));
  if (digits.includes(-1)) return err('sign');
  const carried = digits.slice(0, CARRIERS);
  if (checkDigit(carried) !== digits.at(-1)) return err('slip');
  const value = carried.reduceRight((sum, digit) => sum * BASE + digit, 0);
  const kind = KEY_KINDS[value % KEY_KINDS.length];
  const start = TEAMS[Math.floor(value / KEY_KINDS.length) % TEAMS.length];
  const seed = Math.floor(value / KINDS);
  return kind === undefined || start === undefined || seed >= SEEDS
    ? err('slip')
    : ok({ kind, start, seed });
};

/** The base is prime and the weights differ: one wrong sign, or two exchanged, never pass. */
const checkDigit = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, at) => (sum + digit * (at + 1)) % BASE, 0);

const grouped = (signs: string): string =>
  Array.from({ length: Math.ceil(signs.length / GROUP) }, (_, at) =>
    signs.slice(at * GROUP, (at + 1) * GROUP),
  ).join('-');
