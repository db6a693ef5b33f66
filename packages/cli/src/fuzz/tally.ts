/** What the server said of the orders that carried one id. */
interface Said {
  sent: number;
  done: number;
  refused: number;
}

/** What was shot at the server, and what came of it. */
export class Tally {
  readonly #said = new Map<string, Said>();
  readonly #joined = new Map<string, number>();
  readonly counts = {
    ...{ frames: 0, rawFrames: 0, requests: 0, closed: 0, done: 0, refused: 0 },
    ...{ answered: 0, created: 0 },
  };
  /** What must not be. */
  readonly problems: string[] = [];

  /** How much was shot altogether. */
  get shots(): number {
    const { frames, rawFrames, requests } = this.counts;
    return frames + rawFrames + requests;
  }

  sent(room: string, person: string, id: string): void {
    this.#of(room, person, id).sent += 1;
  }

  answered(room: string, person: string, id: string, isDone: boolean): void {
    const said = this.#of(room, person, id);
    if (isDone) said.done += 1;
    else said.refused += 1;
    this.counts[isDone ? 'done' : 'refused'] += 1;
  }

  /** Somebody may have come to the table by what was asked over HTTP. */
  joined(room: string): void {
    this.#joined.set(room, (this.#joined.get(room) ?? 0) + 1);
  }

  joins(room: string): number {
    return this.#joined.get(room) ?? 0;
  }

  /** Whether an order of that id may be in the log: it was accepted, or its answer never came. */
  mayBeWritten(room: string, person: string, id: string): boolean {
    const said = this.#said.get(`${room} ${person} ${id}`);
    return said !== undefined && (said.done > 0 || said.refused < said.sent);
  }

  #of(room: string, person: string, id: string): Said {
    const key = `${room} ${person} ${id}`;
    const known = this.#said.get(key);
    if (known !== undefined) return known;
    const said = { sent: 0, done: 0, refused: 0 };
    this.#said.set(key, said);
    return said;
  }
}
