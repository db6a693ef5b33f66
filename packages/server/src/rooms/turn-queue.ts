/** Most tasks that wait in one room: far more than its people can mean. */
export const MAX_WAITING_TASKS = 256;

const begun = async <T>(task: () => Promise<T>): Promise<T> => task();

/** Runs the tasks of one room one after another, in the order in which they came. */
export class TurnQueue {
  #tail: Promise<unknown> = Promise.resolve();
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
      const running = this.#tail.then(task);
      this.#tail = running.then(this.#done, this.#done);
      return running;
    }
    let free: () => void = () => undefined;
    // What the task queues before it first waits must find it at the end of the line already.
    this.#tail = new Promise<void>((resolve) => {
      free = resolve;
    });
    const running = begun(task);
    const end = (): void => {
      this.#done();
      free();
    };
    running.then(end, end);
    return running;
  }

  readonly #done = (): void => {
    this.#waiting -= 1;
  };

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (!this.isIdle) await this.#tail;
  }
}
