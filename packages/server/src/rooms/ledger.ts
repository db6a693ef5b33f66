import {
  audience,
  EMPTY_TABLE,
  evolve,
  evolveKey,
  type GameEvent,
  type Key,
  type Millis,
  type PersonId,
  type Table,
} from '@agent-double/rules';
import type { Entry, NewEntry, TokenHash } from '../storage/entry.ts';

/** Accepted orders of one person that are remembered: far more than a client has on its way. */
export const REMEMBERED_ORDERS = 64;
/** Events that all heard, kept for a client that lost its socket for a moment. */
export const RECENT_EVENTS = 64;

const isPublic = (event: GameEvent): boolean => audience(event).to === 'all';

/**
 * The latest events, private ones among them. Only what all heard is counted: how far back a
 * client can go on must not tell how much was said between others.
 */
const latest = (events: readonly GameEvent[]): readonly GameEvent[] => {
  let surplus = events.filter(isPublic).length - RECENT_EVENTS;
  if (surplus <= 0) return events;
  const start = events.findIndex((event) => {
    if (isPublic(event)) surplus -= 1;
    return surplus < 0;
  });
  return events.slice(start);
};

/** What the log of a room adds up to. */
export class Ledger {
  table: Table = EMPTY_TABLE;
  key: Key | null = null;
  /** Number of the last entry, and when it was written. */
  seq = 0;
  at: Millis = 0;
  recent: readonly GameEvent[] = [];
  readonly #holders = new Map<TokenHash, PersonId>();
  readonly #orders = new Map<PersonId, readonly string[]>();

  /** Adds the next entry. */
  add(entry: NewEntry): void {
    let { table, key } = this;
    for (const event of entry.events) {
      table = evolve(table, event);
      key = evolveKey(key, event);
    }
    this.table = table;
    this.key = key;
    this.seq += 1;
    this.at = entry.at;
    this.recent = latest([...this.recent, ...entry.events]);
    if (entry.by === null) return;
    if (entry.token !== null) this.#holders.set(entry.token, entry.by);
    if (entry.order !== null) {
      const before = this.#orders.get(entry.by) ?? [];
      this.#orders.set(entry.by, [...before, entry.order].slice(-REMEMBERED_ORDERS));
    }
  }

  /** Whether that order of that person is in the log already. */
  has(person: PersonId, order: string): boolean {
    return this.#orders.get(person)?.includes(order) ?? false;
  }

  /** Whom that secret was given to, there or gone; null for a stranger's. */
  holder(token: TokenHash | null): PersonId | null {
    return token === null ? null : (this.#holders.get(token) ?? null);
  }
}

/** The ledger of a whole log. */
export const ledgerOf = (entries: readonly Entry[]): Ledger => {
  const ledger = new Ledger();
  for (const entry of entries) ledger.add(entry);
  return ledger;
};
