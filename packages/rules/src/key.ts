import type { Identity } from './identity.ts';
import type { Parameters } from './parameter.ts';
import type { BySide } from './seat.ts';
import { opponent, type Team } from './team.ts';

export const SIDE_IDENTITIES = ['agent', 'bystander', 'assassin'] as const;
/** What a card is on one side of the key of Duo. */
export type SideIdentity = (typeof SIDE_IDENTITIES)[number];

/** The key of two teams: one identity a card. Never part of the table. */
export interface TeamsKey {
  readonly kind: 'teams';
  readonly cards: readonly Identity[];
}

/** The key of Duo: what each side sees. A viewer's own copy has one side only. */
export interface DuoKey {
  readonly kind: 'duo';
  readonly sides: { readonly [side in keyof BySide<unknown>]?: readonly SideIdentity[] };
}

export type Key = TeamsKey | DuoKey;

/** How often each identity is on the key, for the side that starts. */
export const keyCounts = (
  parameters: Parameters,
  start: Team,
): { readonly [identity in Identity]: number } => ({
  red: start === 'red' ? parameters['key.start'] : parameters['key.other'],
  blue: start === 'blue' ? parameters['key.start'] : parameters['key.other'],
  bystander: parameters['key.bystander'],
  assassin: parameters['key.assassin'],
});

/** Whether the key has the edition's counts and gives the larger share to the side that starts. */
export const keyFits = (
  cards: readonly Identity[],
  parameters: Parameters,
  start: Team,
): boolean => {
  const counts = keyCounts(parameters, start);
  const size = parameters['board.rows'] * parameters['board.cols'];
  const identities: readonly Identity[] = [start, opponent(start), 'bystander', 'assassin'];
  return (
    cards.length === size &&
    identities.every(
      (identity) => cards.filter((card) => card === identity).length === counts[identity],
    )
  );
};

/**
 * The ways in which a key can lie, the given one first: four quarter turns of a square (2015: each
 * side can be up), two half turns of a key that is longer than wide.
 */
export const orientations = <T>(
  cards: readonly T[],
  columns: number,
): readonly (readonly T[])[] => {
  if (cards.length !== columns * columns) return [cards, cards.toReversed()];
  const turned = (from: readonly T[]): readonly T[] =>
    from.map((_, cell) => {
      const row = Math.floor(cell / columns);
      const column = cell % columns;
      return from[(columns - 1 - column) * columns + row] as T;
    });
  const quarter = turned(cards);
  const half = turned(quarter);
  return [cards, quarter, half, turned(half)];
};

/** How often each pair of sides occurs on the key of Duo (dossier D), side a first. */
export const DUO_PAIRS = {
  agent: { agent: 3, bystander: 5, assassin: 1 },
  bystander: { agent: 5, bystander: 7, assassin: 1 },
  assassin: { agent: 1, bystander: 1, assassin: 1 },
} as const;

/** Cards of the one board that Duo has (dossier D). */
export const DUO_CARDS = 25;

/** Whether both sides together have the pairs of `DUO_PAIRS`. */
export const duoKeyFits = (sides: BySide<readonly SideIdentity[]>): boolean =>
  sides.a.length === DUO_CARDS &&
  sides.b.length === DUO_CARDS &&
  SIDE_IDENTITIES.every((ours) =>
    SIDE_IDENTITIES.every(
      (theirs) =>
        sides.a.filter((card, cell) => card === ours && sides.b[cell] === theirs).length ===
        DUO_PAIRS[ours][theirs],
    ),
  );
