/** What is put off, and what is told of the error where it throws. */
interface Task {
  readonly run: () => void;
  readonly failed: (error: unknown) => void;
}

let waiting: Task[] = [];

const runAll = (): void => {
  const tasks = waiting;
  waiting = [];
  for (const { run, failed } of tasks) {
    try {
      run();
    } catch (error) {
      failed(error);
    }
  }
};

/**
 * Runs `run` once nothing else is left to do in this turn of the event loop, in one burst with
 * what others have put off until then. Where it throws, `failed` is told and the others run all
 * the same; `failed` must not throw.
 */
export const atEndOfTurn = (run: () => void, failed: (error: unknown) => void): void => {
  if (waiting.push({ run, failed }) === 1) process.nextTick(runAll);
};
