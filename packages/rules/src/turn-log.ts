/** The log with its latest turn changed. */
export const inLatestTurn = <Turn>(
  log: readonly Turn[],
  change: (turn: Turn) => Turn,
): readonly Turn[] => log.map((turn, at) => (at === log.length - 1 ? change(turn) : turn));
