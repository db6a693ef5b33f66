import { formJudge } from '@agent-double/lexicon';
import { ok, type Millis } from '@agent-double/rules';
import type { Surroundings } from '../surroundings.ts';
import type { Ask, Clerk } from './clerk.ts';
import type { Ledger } from './ledger.ts';

/** How long a room waits before it tries the store again that could not take something. */
export const RETRY_MS = 1000;

interface Lost {
  readonly from: Millis;
  readonly seq: number;
}

/**
 * The time in which a room could not be written to, from the first thing that was refused for it.
 * Nobody could move then, so nobody's time has run.
 */
export class Outage {
  readonly #ledger: Ledger;
  readonly #clerk: Clerk;
  readonly #surroundings: Surroundings;
  readonly #retry: () => void;
  #lost: Lost | null = null;
  #waits = false;

  /** `retry` is called every so often until the store has answered. */
  constructor(ledger: Ledger, clerk: Clerk, surroundings: Surroundings, retry: () => void) {
    this.#ledger = ledger;
    this.#clerk = clerk;
    this.#surroundings = surroundings;
    this.#retry = retry;
  }

  /** Whether time is to be given back. */
  get isOn(): boolean {
    return this.#lost !== null;
  }

  /** The store could not be reached. */
  note(): void {
    const { after, now } = this.#surroundings;
    this.#lost ??= { from: now(), seq: this.#ledger.seq };
    if (this.#waits) return;
    this.#waits = true;
    after(RETRY_MS, () => {
      this.#waits = false;
      if (this.#lost !== null) this.#retry();
    });
  }

  /**
   * Gives the time back, if there was an outage, before anything else is decided. Where another
   * server has written meanwhile the store was there for it, the game went on, and so did the time.
   * @throws StoreUnavailable while the outage goes on
   */
  async end(): Promise<void> {
    const lost = this.#lost;
    if (lost === null) return;
    const span = this.#surroundings.now() - lost.from;
    const ask: Ask = () => {
      const { seq, table } = this.#ledger;
      if (seq !== lost.seq) return ok(null);
      const turn = table.play?.turn ?? 0;
      const command = { type: 'giveBack', span } as const;
      return ok({ by: null, game: table.game, turn, now: lost.from, command });
    };
    await this.#clerk.carryOut(ask, formJudge, { kind: 'server' });
    this.#lost = null;
  }
}
