import type { GameEvent, Millis, PersonId } from '@agent-double/rules';

declare const roomBrand: unique symbol;
/** The code of a room: what its link ends in. Minted by `rooms/room-code.ts` alone. */
export type RoomCode = string & { readonly [roomBrand]: true };

declare const tokenBrand: unique symbol;
/** What is kept of a secret (a browser's, a program's, a ticket): its SHA-256, made for one room. */
export type TokenHash = string & { readonly [tokenBrand]: true };

/** One step of a room's log: what an order led to, written at once or not at all. */
export interface NewEntry {
  readonly at: Millis;
  /** Who ordered it; null is the server. */
  readonly by: PersonId | null;
  /**
   * The sender's own id of the order, so that one sent twice counts once; of a device, the ticket
   * that it came by, or the mark of its withdrawal.
   */
  readonly order: string | null;
  /** A secret that proves, from here on, that its holder is `by`; or a ticket; or one withdrawn. */
  readonly token: TokenHash | null;
  readonly events: readonly GameEvent[];
  /** `events` as JSON, where somebody has written them so already. */
  readonly json?: string;
}

/** The events of an entry as JSON. */
export const jsonOf = ({ events, json }: Pick<NewEntry, 'events' | 'json'>): string =>
  json ?? JSON.stringify(events);

/** An entry with its number in the room's log, from 1. */
export interface Entry extends NewEntry {
  readonly seq: number;
}
