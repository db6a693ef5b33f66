import type { WireRefusal } from '@agent-double/protocol';
import {
  decide,
  err,
  evolve,
  evolveKey,
  isRunning,
  ok,
  tableDeadline,
  type ClueJudge,
  type Command,
  type GameEvent,
  type Millis,
  type Order,
  type PersonId,
  type Result,
  type Table,
} from '@agent-double/rules';
import { secondsSince } from '../metrics/meter.ts';
import type { NewEntry, RoomCode, TokenHash } from '../storage/entry.ts';
import type { Ledger } from './ledger.ts';
import type { RoomDeps } from './room-deps.ts';

/** Times that another node may be quicker before an order is refused. */
export const MAX_LOST_RACES = 20;
/** Entries of a room after which nobody orders anything there, unless a game runs. */
export const MAX_ENTRIES = 100_000;
/** Entries that are left then, so that the game comes to its end. */
export const ENTRIES_TO_END = 10_000;

/** What is to be decided, as the ledger is by now; null is nothing. */
export type Ask = () =>
  Result<Order | null, WireRefusal> | Promise<Result<Order | null, WireRefusal>>;

/** What is wished for at a table as it is by then; null is nothing. */
export type Wish = (table: Table) => Result<Command | null, WireRefusal>;

/** On whose account an entry is written. */
export type Account =
  | { readonly kind: 'server' }
  | { readonly kind: 'order'; readonly by: PersonId; readonly id: string }
  | { readonly kind: 'join'; readonly token: TokenHash }
  | ({ readonly kind: 'claim' } & Claim);

/** A device that is let in as a person, and the ticket that it is let in for. */
export interface Claim {
  readonly by: PersonId;
  readonly order: TokenHash;
  readonly token: TokenHash;
}

/** Who ordered an entry, and what proves who somebody is from there on. */
export type Signature = Pick<NewEntry, 'by' | 'order' | 'token'>;

/** What an order comes to: what is to be answered, and what is to be written before, if anything. */
interface Step {
  readonly outcome: Result<null, WireRefusal>;
  readonly entry: NewEntry | null;
}

/** Nothing is left to do. */
const DONE: Step = { outcome: ok(null), entry: null };
/** The log of the room is as long as it may be. */
const USED_UP: Step = { outcome: err({ code: 'room/used-up' }), entry: null };

/** An entry is on disk, but what it says could not be taken in: memory can't be trusted. */
export class LedgerBroken extends Error {
  override readonly name = 'LedgerBroken';
}

/** The room has been removed, with all that was kept of it. */
export class RoomGone extends Error {
  override readonly name = 'RoomGone';
}

/** Decides orders and writes what follows from them. One at a time: the room sees to that. */
export class Clerk {
  readonly #room: RoomCode;
  readonly #ledger: Ledger;
  readonly #deps: RoomDeps;
  readonly #written: (entry: NewEntry) => void;

  /** `written` is told of each entry once it is on disk and in the ledger. */
  constructor(room: RoomCode, ledger: Ledger, deps: RoomDeps, written: (entry: NewEntry) => void) {
    this.#room = room;
    this.#ledger = ledger;
    this.#deps = deps;
    this.#written = written;
  }

  /**
   * Decides what `ask` asks and writes its events; resolves once they are on disk. What was overdue
   * before it is written too, even where the order is refused. An order that is in the log already
   * counts as carried out. Where another server was quicker, `ask` is called again: it may find
   * that nothing is left to ask for, and then gives null.
   * @throws StoreUnavailable, and then the ledger is as before
   * @throws LedgerBroken
   * @throws RoomGone
   */
  carryOut(ask: Ask, judge: ClueJudge, account: Account): Promise<Result<null, WireRefusal>> {
    return this.#write(() => {
      if (account.kind === 'order' && this.#ledger.has(account.by, account.id)) return DONE;
      if (account.kind !== 'server' && this.#isUsedUp(account.kind === 'order')) return USED_UP;
      const asked = ask();
      return asked instanceof Promise
        ? asked.then((order) => this.#decided(order, judge, account))
        : this.#decided(asked, judge, account);
    });
  }

  /**
   * Writes whose a secret is, without an event; where another server was quicker, `sign` is asked
   * again.
   * @throws StoreUnavailable, LedgerBroken, RoomGone
   */
  note(sign: () => Result<Signature, WireRefusal>): Promise<Result<null, WireRefusal>> {
    return this.#write(() => {
      if (this.#isUsedUp(false)) return USED_UP;
      const signed = sign();
      return signed.ok
        ? { outcome: ok(null), entry: this.#entry([], signed.value) }
        : { outcome: signed, entry: null };
    });
  }

  /** What is left for a game's end is for orders of people at the table: who comes has no part in it. */
  #isUsedUp(isOrder: boolean): boolean {
    const { seq, table } = this.#ledger;
    return seq >= (isOrder && isRunning(table) ? MAX_ENTRIES + ENTRIES_TO_END : MAX_ENTRIES);
  }

  #decided(asked: Awaited<ReturnType<Ask>>, judge: ClueJudge, account: Account): Step {
    if (!asked.ok) return { outcome: asked, entry: null };
    const order = asked.value;
    if (order === null) return DONE;
    const late = this.#overdue(order.now, judge);
    const table = late.reduce(evolve, this.#ledger.table);
    const key = late.reduce(evolveKey, this.#ledger.key);
    const decided = decide(table, key, order, judge);
    const events = decided.ok ? late.concat(decided.value) : late;
    const outcome = decided.ok ? ok(null) : decided;
    if (events.length === 0) return { outcome, entry: null };
    const signed = signature(decided.ok ? account : { kind: 'server' }, events);
    return { outcome, entry: this.#entry(events, signed) };
  }

  /** Writes what `next` comes to, which is asked anew where another server was quicker. */
  async #write(next: () => Step | Promise<Step>): Promise<Result<null, WireRefusal>> {
    const { meter, store } = this.#deps;
    for (let lost = 0; lost < MAX_LOST_RACES; lost += 1) {
      const step = next();
      const { outcome, entry } = step instanceof Promise ? await step : step;
      if (entry === null) return outcome;
      const start = performance.now();
      const appended = await store.append(this.#room, this.#ledger.seq + 1, entry);
      meter.committed(secondsSince(start));
      if (appended === 'done') {
        this.#add(entry);
        return outcome;
      }
      await this.readOn();
    }
    return err({ code: 'room/busy' });
  }

  /** A computer's choice among what is overdue must be a draw, so it comes before the order. */
  #overdue(now: Millis, judge: ClueJudge): readonly GameEvent[] {
    const { table, key } = this.#ledger;
    const due = tableDeadline(table);
    if (due === null || due > now) return [];
    const command: Command = { type: 'expire', chance: this.#deps.surroundings.chance() };
    const decided = decide(table, key, { by: null, game: 0, turn: 0, now, command }, judge);
    return decided.ok ? decided.value : [];
  }

  #entry(events: readonly GameEvent[], { by, order, token }: Signature): NewEntry {
    const json = JSON.stringify(events);
    return { at: this.#deps.surroundings.now(), by, order, token, events, json };
  }

  /**
   * Takes in what other servers have written since.
   * @throws RoomGone where the room has been removed
   */
  async readOn(): Promise<null> {
    const written = await this.#deps.store.read(this.#room, this.#ledger.seq);
    if (written === null) throw new RoomGone();
    for (const other of written) this.#add(other);
    return null;
  }

  #add(entry: NewEntry): void {
    try {
      this.#ledger.add(entry);
      this.#written(entry);
    } catch (error) {
      throw new LedgerBroken('an entry could not be taken in', { cause: error });
    }
  }
}

const signature = (account: Account, events: readonly GameEvent[]): Signature => {
  switch (account.kind) {
    case 'server':
      return { by: null, order: null, token: null };
    case 'order':
      return { by: account.by, order: account.id, token: null };
    case 'claim':
      return { by: account.by, order: account.order, token: account.token };
    case 'join': {
      const joined = events.find((event) => event.type === 'personJoined');
      return { by: joined?.person ?? null, order: null, token: account.token };
    }
  }
};
