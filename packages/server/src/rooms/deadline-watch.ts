import { tableDeadline, type Millis, type Table } from '@agent-double/rules';
import type { Surroundings } from '../surroundings.ts';

/** Waits for what a table is to decide by a certain time. */
export class DeadlineWatch {
  readonly #surroundings: Surroundings;
  readonly #due: () => void;
  #deadline: Millis | null = null;
  #cancel: (() => void) | null = null;

  /** `due` is called once a deadline is past; if it is too early, the next look waits on. */
  constructor(surroundings: Surroundings, due: () => void) {
    this.#surroundings = surroundings;
    this.#due = due;
  }

  /** Looks again after the table has changed. */
  look(table: Table): void {
    const deadline = tableDeadline(table);
    if (deadline === this.#deadline && this.#cancel !== null) return;
    this.stop();
    this.#deadline = deadline;
    if (deadline === null) return;
    const { after, now } = this.#surroundings;
    this.#cancel = after(Math.max(1, deadline - now()), () => {
      this.#cancel = null;
      this.#due();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
