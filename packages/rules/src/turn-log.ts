/** The log with its latest turn changed. */
export const inLatestTurn = <Turn>(
  log: readonly Turn[],
  change: (turn: Turn) => Turn,
): readonly Turn[] => {
  const latest = log.at(-1);
  return latest === undefined ? log : log.with(-1, change(latest));
};
