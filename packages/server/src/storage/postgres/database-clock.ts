import type { Millis } from '@agent-double/rules';
import type { Ask } from './connection.ts';

/** How often the machine's clock is compared with the database's. */
export const COMPARE_SECONDS = 30;
/** Comparisons of which the quickest, which is the truest, counts. */
const SAMPLES = 3;

/** The database's clock, which all nodes share: this machine's, and by how much it is off. */
export class DatabaseClock {
  readonly #ask: Ask;
  readonly #local: () => Millis;
  #ahead = 0;

  constructor(ask: Ask, local: () => Millis = Date.now) {
    this.#ask = ask;
    this.#local = local;
  }

  readonly now = (): Millis => Math.round(this.#local() + this.#ahead);

  /** Compares the two clocks. Rejects with `StoreUnavailable`, and then goes on as before. */
  async compare(): Promise<void> {
    let quickest = Infinity;
    let ahead = this.#ahead;
    for (let taken = 0; taken < SAMPLES; taken += 1) {
      const before = this.#local();
      const { rows } = await this.#ask<{ now: number }>(
        'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
      );
      const after = this.#local();
      const [row] = rows;
      if (row === undefined || after - before >= quickest) continue;
      quickest = after - before;
      ahead = row.now - (before + after) / 2;
    }
    this.#ahead = ahead;
  }
}
