import type { Millis } from '@agent-double/rules';
import { Bucket, type Rate } from './bucket.ts';

/** Most addresses that are remembered at once; the one not seen for longest is forgotten. */
export const MAX_ADDRESSES = 20_000;

/** A rate for each address by itself. */
export class Allowance {
  readonly #rate: Rate;
  readonly #now: () => Millis;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => Millis) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Whether the address has one left, without taking it. */
  has(address: string): boolean {
    return this.#buckets.get(address)?.has(this.#now()) ?? true;
  }

  /** Takes one for the address; whether it had one. */
  take(address: string): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(address) ?? new Bucket(this.#rate, now);
    this.#buckets.delete(address);
    this.#buckets.set(address, bucket);
    if (this.#buckets.size > MAX_ADDRESSES) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    return bucket.take(now);
  }
}
