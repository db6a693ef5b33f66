import {
  audience,
  EMPTY_TABLE,
  evolve,
  evolveKey,
  isRunning,
  type GameEvent,
  type Key,
  type Millis,
  type PersonId,
  type Table,
} from '@agent-double/rules';
import { isTicket, TICKET_SECONDS } from '../seats/ticket.ts';
import { isWithdrawal } from '../seats/withdrawal.ts';
import type { Entry, NewEntry, TokenHash } from '../storage/entry.ts';

/** Accepted orders of one person that are remembered: far more than a client has on its way. */
export const REMEMBERED_ORDERS = 64;
/** Events that all heard, kept for a client that lost its socket for a moment. */
export const RECENT_EVENTS = 64;

const isPublic = (event: GameEvent): boolean => audience(event).to === 'all';

/** Whose a device was that has been withdrawn, and of which game it has shown the key, if of any. */
export interface FormerHolder {
  readonly person: PersonId;
  readonly shown: number | null;
}

/** What the log of a room adds up to. */
export class Ledger {
  table: Table = EMPTY_TABLE;
  key: Key | null = null;
  /** Number of the last entry, and when it was written. */
  seq = 0;
  at: Millis = 0;
  readonly #recent: GameEvent[] = [];
  #recentPublic = 0;
  readonly #holders = new Map<TokenHash, { readonly person: PersonId; readonly at: Millis }>();
  readonly #formerHolders = new Map<TokenHash, FormerHolder>();
  readonly #tickets = new Map<PersonId, { readonly hash: TokenHash; readonly at: Millis }>();
  readonly #orders = new Map<PersonId, Set<string>>();

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
    for (const event of entry.events) this.#keep(event);
    if (entry.by === null) return;
    if (isWithdrawal(entry.order)) {
      this.#withdraw(entry.by, entry.token);
      return;
    }
    if (entry.token !== null) {
      if (isTicket(entry.token)) this.#tickets.set(entry.by, { hash: entry.token, at: entry.at });
      else this.#let(entry.token, entry.by, entry.at);
    }
    if (isTicket(entry.order)) this.#tickets.delete(entry.by);
    else if (entry.order !== null) {
      this.#remember(entry.by, entry.order);
    }
  }

  /** The latest events, private ones among them. */
  get recent(): readonly GameEvent[] {
    return this.#recent;
  }

  /** Whether that order of that person is in the log already. */
  has(person: PersonId, order: string): boolean {
    return this.#orders.get(person)?.has(order) ?? false;
  }

  #remember(person: PersonId, order: string): void {
    const orders = this.#orders.get(person);
    if (orders === undefined) {
      this.#orders.set(person, new Set([order]));
      return;
    }
    orders.add(order);
    if (orders.size <= REMEMBERED_ORDERS) return;
    for (const oldest of orders) {
      orders.delete(oldest);
      return;
    }
  }

  /** Whether there is a secret that proves to be that person. */
  isHeld(person: PersonId): boolean {
    return [...this.#holders.values()].some((holding) => holding.person === person);
  }

  /** Whom that secret was given to, there or gone; null for a stranger's. */
  holder(token: TokenHash | null): PersonId | null {
    return token === null ? null : (this.#holders.get(token)?.person ?? null);
  }

  /** Whose device that was before it was withdrawn; null where it was not, or is somebody's again. */
  formerHolder(token: TokenHash): FormerHolder | null {
    return this.#formerHolders.get(token) ?? null;
  }

  /** Whether that person, there or gone, has seen the key of a game that runs. */
  hasSeenKey(person: PersonId): boolean {
    const { people, gone } = this.table;
    const known = [...people, ...gone].find(({ id }) => id === person);
    return isRunning(this.table) && known?.sawKey === true;
  }

  /** Whom that ticket lets in at `now`: the latest of each person alone, and not twice. */
  ticketHolder(ticket: TokenHash, now: Millis): PersonId | null {
    for (const [person, { hash, at }] of this.#tickets) {
      if (hash === ticket) return now - at < TICKET_SECONDS * 1000 ? person : null;
    }
    return null;
  }

  /** What is kept of the secrets of that person's devices, and since when, the first first. */
  devicesOf(person: PersonId): readonly { readonly token: TokenHash; readonly at: Millis }[] {
    return [...this.#holders]
      .filter(([, holding]) => holding.person === person)
      .map(([token, { at }]) => ({ token, at }));
  }

  #let(token: TokenHash, person: PersonId, at: Millis): void {
    // Last, also where it was somebody's before: devices are told in the order of their coming.
    this.#holders.delete(token);
    this.#holders.set(token, { person, at });
    this.#formerHolders.delete(token);
  }

  /** Tickets that the device may have asked for let nobody in any more either. */
  #withdraw(person: PersonId, token: TokenHash | null): void {
    if (token === null || !this.#holders.delete(token)) return;
    const { game } = this.table;
    this.#formerHolders.set(token, { person, shown: this.hasSeenKey(person) ? game : null });
    this.#tickets.delete(person);
  }

  /**
   * Only what all heard is counted: how far back a client can go on must not tell how much was
   * said between others.
   */
  #keep(event: GameEvent): void {
    this.#recent.push(event);
    if (isPublic(event)) this.#recentPublic += 1;
    while (this.#recentPublic > RECENT_EVENTS) {
      const oldest = this.#recent.shift();
      if (oldest !== undefined && isPublic(oldest)) this.#recentPublic -= 1;
    }
  }
}

/** The ledger of a whole log. */
export const ledgerOf = (entries: readonly Entry[]): Ledger => {
  const ledger = new Ledger();
  for (const entry of entries) ledger.add(entry);
  return ledger;
};
