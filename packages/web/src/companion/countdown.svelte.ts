import { recall, remember } from '../remember.ts';

const KEY = 'companion-timer';
const MINUTE = 60_000;
/** Lengths to choose from, in minutes. */
export const LENGTHS = [1, 2, 3, 5] as const;
const USUAL = 2;

/** A timer that goes on while the page is away, and comes back with it. */
export class Countdown {
  /** How long a whole round is, in minutes. */
  length = $state<number>(USUAL);
  /** When it ends, on this machine's clock; null while it stands still. */
  ends = $state<number | null>(null);
  #left = $state(USUAL * MINUTE);
  now = $state(0);

  constructor(now: number) {
    this.now = now;
    const [length, ends, left] = (recall(KEY) ?? '').split(' ').map(Number);
    if (length === undefined || !LENGTHS.some((known) => known === length)) return;
    this.length = length;
    this.#left =
      left !== undefined && left >= 0 && left <= length * MINUTE ? left : length * MINUTE;
    this.ends = ends !== undefined && ends > 0 && ends - now <= length * MINUTE ? ends : null;
  }

  /** Milliseconds left. */
  get left(): number {
    return this.ends === null ? this.#left : Math.max(0, this.ends - this.now);
  }

  /** Whether it has come to its end. */
  get over(): boolean {
    return this.left === 0;
  }

  /** Goes on, or starts a new round after the end of one. */
  start(now: number): void {
    this.now = now;
    this.ends = now + (this.over ? this.length * MINUTE : this.left);
    this.#keep();
  }

  pause(now: number): void {
    this.now = now;
    this.#left = this.left;
    this.ends = null;
    this.#keep();
  }

  /** Back to a whole round of `minutes`, standing still. */
  reset(minutes: number = this.length): void {
    this.length = minutes;
    this.#left = minutes * MINUTE;
    this.ends = null;
    this.#keep();
  }

  #keep(): void {
    remember(KEY, [this.length, this.ends ?? 0, this.#left].join(' '));
  }
}
