/** Most tasks that wait in one room: far more than its people can mean. */
export const MAX_WAITING_TASKS = 256;

/** The task's promise, also where it throws at once. */
const begin = <T>(task: () => Promise<T>): Promise<T> => {
  try {
    return task();
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
};

/** Runs the tasks of one room one after another, in the order in which they came. */
export class TurnQueue {
  #tail: Promise<unknown> = Promise.resolve();
  #isBeginning = false;
  #begun: ((end: Promise<void>) => void) | null = null;
  #waiting = 0;

  get isFull(): boolean {
    return this.#waiting >= MAX_WAITING_TASKS;
  }

  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /**
   * `task` once those before it are done, however they ended; at once where there are none. A task
   * may queue others, which come after it, so it must not wait for them.
   */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    if (this.#waiting > 1) {
      if (this.#isBeginning && this.#begun === null) this.#tail = this.#onceBegun();
      const running = this.#tail.then(task);
      this.#tail = running.then(this.#done, this.#done);
      return running;
    }
    this.#isBeginning = true;
    const running = begin(task);
    this.#isBeginning = false;
    const end = running.then(this.#done, this.#done);
    if (this.#begun === null) this.#tail = end;
    else this.#begun(end);
    this.#begun = null;
    return running;
  }

  /** What a task queues before it first waits comes after it, whose end is not yet known. */
  #onceBegun(): Promise<void> {
    return new Promise((resolve) => {
      this.#begun = resolve;
    });
  }

  readonly #done = (): void => {
    this.#waiting -= 1;
  };

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (!this.isIdle) await this.#tail;
  }
}
