import type { Draw, Millis } from '@agent-double/rules';
import type { Surroundings } from './surroundings.ts';

interface Timer {
  readonly due: Millis;
  readonly task: () => void;
}

/** Surroundings that a test holds in its hand: time stands still until it is told to go on. */
export class FakeSurroundings implements Surroundings {
  #now: Millis;
  #ids = 0;
  readonly #timers = new Set<Timer>();
  #seed = 1;
  /** What is drawn next; where that is used up, a fixed sequence goes on. */
  draws: number[] = [];
  nextChance = 0;

  constructor(now: Millis = 1_800_000_000_000) {
    this.#now = now;
  }

  readonly now = (): Millis => this.#now;

  readonly after = (ms: Millis, task: () => void): (() => void) => {
    const timer = { due: this.#now + ms, task };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  };

  readonly draw: Draw = (below) => {
    const drawn = this.draws.shift() ?? this.#next() % below;
    if (drawn >= below) throw new Error(`${drawn} was to be drawn below ${below}`);
    return drawn;
  };

  readonly chance = (): number => this.nextChance;

  readonly secret = (): string => this.#id().padStart(43, 'S');

  readonly streamId = (): string => `stream-${this.#id()}`;

  /** How many timers wait. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** Lets `ms` pass, running what falls due in its order. */
  pass(ms: Millis): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = [...this.#timers]
        .filter(({ due }) => due <= until)
        .sort((one, other) => one.due - other.due);
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.due);
      next.task();
    }
    this.#now = until;
  }

  #next(): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return this.#seed;
  }

  #id(): string {
    this.#ids += 1;
    return String(this.#ids);
  }
}
