import type { Seat } from './seat.ts';
import { UNSEEN } from './unseen.ts';

declare const personBrand: unique symbol;
/** A person of one table. Ids are public; what proves who one is stays with the server. */
export type PersonId = string & { readonly [personBrand]: true };

/** Most people at one table, spectators included. */
export const MAX_PEOPLE = 64;
/**
 * Most people whom a table remembers after they have left. Those whom the game that runs binds are
 * never forgotten: there are at most so many of them, whoever is at the table among them.
 */
export const MAX_GONE = 128;
/** Most people whom a table keeps out because the host removed them: the latest ones. */
export const MAX_REMOVED = 256;
/** Longest name, in UTF-16 units. */
export const MAX_NAME_LENGTH = 24;

export const BOT_LEVELS = [1, 2, 3] as const;
/** How strong a computer player is. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Somebody at the table; without a seat, a spectator. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly seat: Seat | null;
  /** Whether this person has seen a key of the game that runs. */
  readonly sawKey: boolean;
  /** The last seat held in the game that runs: it binds to a team, or to a side of Duo. */
  readonly played: Seat | null;
  /** Level of a computer player, null for people. */
  readonly bot: BotLevel | null;
}

/** What joins pictures into one, a flag and a rainbow: unseen, yet nothing is hidden by it. */
const JOINER = /(?<=[\p{ExtPict}\p{EMod}\u{FE0F}])\u{200D}(?=\p{ExtPict})/gu;

/** The id of the `number`th person to join, from 1. */
export const personId = (number: number): PersonId => `p${String(number)}` as PersonId;

/** `name` as it will be shown, or null where it is empty, too long or has unseen characters. */
export const cleanName = (name: string): string | null => {
  if (name.length > MAX_NAME_LENGTH * 4) return null;
  const clean = name.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (clean.length > MAX_NAME_LENGTH || UNSEEN.test(clean.replace(JOINER, ''))) return null;
  return /[\p{L}\p{N}\p{Emoji}]/u.test(clean) && !/\p{M}{3}/u.test(clean.normalize('NFD'))
    ? clean
    : null;
};
