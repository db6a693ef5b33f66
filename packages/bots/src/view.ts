import type { ClueNumber } from '@agent-double/rules';

export const ROLES = ['own', 'opponent', 'bystander', 'assassin'] as const;
/** What a card is for the side that plays. */
export type Role = (typeof ROLES)[number];

/** A clue given earlier by one's own side, and how many own cards were found on it. */
export interface EarlierClue {
  readonly word: string;
  readonly number: ClueNumber;
  readonly found: number;
}

/** What a clue-giver sees. */
export interface SpymasterView {
  /** Cards face up, with what they are. */
  readonly cards: readonly { readonly word: string; readonly role: Role }[];
  /** Every clue of the game so far, one's own and the other side's. */
  readonly said: readonly string[];
  /** One's own side's clues, oldest first. */
  readonly earlier: readonly EarlierClue[];
  /** Largest number that may be said. */
  readonly most: number;
}

/** What a guesser sees: no key, and no field for one. */
export interface OperativeView {
  /** Words face up. */
  readonly words: readonly string[];
  readonly clue: { readonly word: string; readonly number: ClueNumber };
  /** Cards touched on this clue so far: own ones, and bystanders where the table plays on. */
  readonly made: number;
  /** Whether stopping is allowed now. */
  readonly mayStop: boolean;
  readonly earlier: readonly EarlierClue[];
  /** Own words and the other side's that are still hidden. */
  readonly left: { readonly own: number; readonly opponent: number };
}
