/** The log with its latest turn changed. */
export const inLatestTurn = <Turn>(
  log: readonly Turn[],
  change: (turn: Turn) => Turn,
): readonly Turn[] => [...log.slice(0, -1), ...log.slice(-1).map(change)];
