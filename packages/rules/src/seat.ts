import type { Team } from './team.ts';

export const SEATS = [
  'red.spymaster',
  'red.operative',
  'blue.spymaster',
  'blue.operative',
  'shared.operative',
  'side.a',
  'side.b',
] as const;
/** A place at the table. `shared.operative` guesses for both teams; `side.*` are those of Duo. */
export type Seat = (typeof SEATS)[number];

export const SIDES = ['a', 'b'] as const;
/** One of the two sides of the key in Duo. */
export type Side = (typeof SIDES)[number];
/** One value for each side of Duo. */
export type BySide<T> = { readonly [side in Side]: T };

/** The partner's side. */
export const partner = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** The seat of `team`'s clue-giver. */
export const spymasterSeat = (team: Team): Seat => `${team}.spymaster`;
/** The seat of `team`'s guessers. */
export const operativeSeat = (team: Team): Seat => `${team}.operative`;
/** The seat of one side of Duo. */
export const sideSeat = (side: Side): Seat => `side.${side}`;

/** The team whose clue-giver sits there, or null. */
export const spymasterTeam = (seat: Seat | null): Team | null =>
  seat === 'red.spymaster' ? 'red' : seat === 'blue.spymaster' ? 'blue' : null;

/** The side of Duo that sits there, or null. */
export const seatSide = (seat: Seat | null): Side | null =>
  seat === 'side.a' ? 'a' : seat === 'side.b' ? 'b' : null;

/** The one team to which the seat belongs, or null: the shared operative belongs to both. */
export const seatTeam = (seat: Seat | null): Team | null =>
  seat === 'red.spymaster' || seat === 'red.operative'
    ? 'red'
    : seat === 'blue.spymaster' || seat === 'blue.operative'
      ? 'blue'
      : null;

/** Whether who sits there guesses for `team`. */
export const guessesFor = (seat: Seat | null, team: Team): boolean =>
  seat === operativeSeat(team) || seat === 'shared.operative';

/** Whether only one person at a time can sit there. */
export const isSingle = (seat: Seat): boolean => spymasterTeam(seat) !== null;
