/** What is put off. */
export interface Task {
  run(): void;
  /** Told of the error where `run` throws; must not throw itself. */
  failed(error: unknown): void;
}

let waiting: Task[] = [];

const runAll = (): void => {
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) {
    try {
      task.run();
    } catch (error) {
      task.failed(error);
    }
  }
};

/**
 * Runs `task` once nothing else is left to do in this turn of the event loop, in one burst with
 * what others have put off until then, which run also where it throws.
 */
export const atEndOfTurn = (task: Task): void => {
  if (waiting.push(task) === 1) process.nextTick(runAll);
};
