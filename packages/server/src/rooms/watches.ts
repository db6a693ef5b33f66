import type { WireRefusal } from '@agent-double/protocol';
import type { Command, Result } from '@agent-double/rules';
import { BotWatch, type BotOrder } from '../bots/bot-watch.ts';
import type { Attendance } from './attendance.ts';
import { DeadlineWatch } from './deadline-watch.ts';
import { HostWatch } from './host-watch.ts';
import type { Ledger } from './ledger.ts';
import type { RoomDeps } from './room-deps.ts';

/** What the watches ask of their room. */
export interface Watched {
  readonly attendance: Attendance;
  /** Orders in the server's name, unless `ask` finds that it need not. */
  readonly orderSelf: (ask: () => Command | null) => Promise<void>;
  readonly orderBot: (order: BotOrder) => Promise<Result<null, WireRefusal>>;
}

/** What a room waits for by itself: deadlines, a host who is away, and computer players. */
export class Watches {
  readonly #ledger: Ledger;
  readonly #attendance: Attendance;
  readonly #host: HostWatch;
  readonly #deadline: DeadlineWatch;
  readonly #bots: BotWatch | null;

  constructor(ledger: Ledger, { surroundings, bots }: RoomDeps, watched: Watched) {
    const { attendance, orderSelf, orderBot } = watched;
    this.#ledger = ledger;
    this.#attendance = attendance;
    this.#host = new HostWatch(surroundings, (heir) => {
      void orderSelf(() => (this.#isHostMissing() ? { type: 'passHost', person: heir } : null));
    });
    this.#deadline = new DeadlineWatch(surroundings, () => {
      void orderSelf(() => ({ type: 'expire', chance: surroundings.chance() }));
    });
    this.#bots = bots && new BotWatch(bots, orderBot, attendance);
  }

  /** Looks again after the table has changed, or who is there. */
  look(): void {
    const { table, key, seq } = this.#ledger;
    this.#host.look(table, (person) => this.#attendance.isPresent(person));
    this.#deadline.look(table);
    this.#bots?.look({ table, key, seq });
  }

  stop(): void {
    this.#host.stop();
    this.#deadline.stop();
    this.#bots?.stop();
  }

  #isHostMissing(): boolean {
    const { host } = this.#ledger.table;
    return host !== null && !this.#attendance.isPresent(host);
  }
}
