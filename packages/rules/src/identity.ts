export const IDENTITIES = ['red', 'blue', 'bystander', 'assassin'] as const;
/** What a card is on the key of the classic game. */
export type Identity = (typeof IDENTITIES)[number];

declare const cardBrand: unique symbol;
/** Position of a card on the board, row by row from 0. Minted by `cardAt` alone. */
export type CardIndex = number & { readonly [cardBrand]: true };

/** The card at `value` on a board of `size` cards, or null when there is none. */
export const cardAt = (value: unknown, size: number): CardIndex | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < size
    ? (value as CardIndex)
    : null;
