import type { Millis } from '@agent-double/rules';

/** How much may be taken at once, and how much of it comes back in a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** `count` a minute, all of them at once if need be. */
export const perMinute = (count: number): Rate => ({ burst: count, perSecond: count / 60 });

/** Seconds of a rate that may be taken at once where it is counted by the second. */
export const BURST_SECONDS = 3;

/** `count` a second, those of a few seconds at once if need be. */
export const perSecond = (count: number): Rate => ({
  burst: BURST_SECONDS * count,
  perSecond: count,
});

/** A token bucket: full at first, it fills up again with time. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: Millis;

  constructor(rate: Rate, now: Millis) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Whether there is one left, without taking it. */
  has(now: Millis): boolean {
    const { burst, perSecond } = this.#rate;
    const back = (Math.max(0, now - this.#at) / 1000) * perSecond;
    this.#left = Math.min(burst, this.#left + back);
    this.#at = now;
    return this.#left >= 1;
  }

  /** Takes one; whether there was one. */
  take(now: Millis): boolean {
    if (!this.has(now)) return false;
    this.#left -= 1;
    return true;
  }
}
