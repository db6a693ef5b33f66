/**
 * How many rooms are kept. Until the next count it may be higher than that, and lower only by what
 * other servers on the same data have opened and by rooms of which the store could not say so.
 */
export class RoomCount {
  readonly #max: number;
  #kept = 0;
  /** Rooms that are being opened: each has its place already. */
  #opening = 0;
  /** Rooms that were opened, and counts that were taken, so far. */
  #opened = 0;
  #counts = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get kept(): number {
    return this.#kept;
  }

  /** Opens a room if there is a place for it, which is given back where it comes to nothing. */
  async open<T>(open: () => Promise<T | null>): Promise<T | null> {
    if (this.#kept + this.#opening >= this.#max) return null;
    this.#opening += 1;
    try {
      const opened = await open();
      if (opened !== null) {
        this.#kept += 1;
        this.#opened += 1;
      }
      return opened;
    } finally {
      this.#opening -= 1;
    }
  }

  /** Removes a room; `remove` says whether there was one. */
  async remove(remove: () => Promise<boolean>): Promise<void> {
    const counts = this.#counts;
    // A count taken meanwhile may be without it already.
    if ((await remove()) && counts === this.#counts) this.#kept -= 1;
  }

  /** Takes in a count, and what was opened while it was under way. */
  async count(count: () => Promise<number>): Promise<void> {
    const opened = this.#opened;
    const counted = await count();
    this.#kept = counted + this.#opened - opened;
    this.#counts += 1;
  }
}
