let waiting: (() => void)[] = [];

const runAll = (): void => {
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task();
};

/**
 * Runs `task` once nothing else is left to do in this turn of the event loop, in one burst with
 * what others have put off until then. Tasks must not throw.
 */
export const atEndOfTurn = (task: () => void): void => {
  if (waiting.push(task) === 1) process.nextTick(runAll);
};
