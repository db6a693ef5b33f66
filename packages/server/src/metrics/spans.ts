/** Spans that are kept before they are sorted into their buckets. */
export const MAX_WAITING_SPANS = 1024;

/**
 * Spans of time that are counted by and by: a move must not wait for the sorting of its own, which
 * is quicker where it is done for many at once.
 */
export class Spans {
  readonly #waiting = new Float64Array(MAX_WAITING_SPANS);
  readonly #count: (seconds: number) => void;
  #length = 0;

  /** `count` is told of each span, at the latest when `settle` is called. */
  constructor(count: (seconds: number) => void) {
    this.#count = count;
  }

  /** Takes a span, in seconds. */
  add(seconds: number): void {
    this.#waiting[this.#length] = seconds;
    this.#length += 1;
    if (this.#length === MAX_WAITING_SPANS) this.settle();
  }

  /** Counts what waits. */
  settle(): void {
    for (const seconds of this.#waiting.subarray(0, this.#length)) this.#count(seconds);
    this.#length = 0;
  }
}
