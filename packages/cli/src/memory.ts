/** What a process held after so many things were done to it. */
export interface Sample {
  readonly after: number;
  readonly mb: number;
}

/** Least squares: by how many mebibytes the process grows for each `unit` of what was done. */
export const growth = (samples: readonly Sample[], unit: number): number => {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ after }) => after));
  const y = mean(samples.map(({ mb }) => mb));
  const over = samples.reduce((sum, { after, mb }) => sum + (after - x) * (mb - y), 0);
  const spread = samples.reduce((sum, { after }) => sum + (after - x) ** 2, 0);
  return spread === 0 ? 0 : (over / spread) * unit;
};

/** The median of what the process held. */
export const medianOf = (samples: readonly Sample[]): number =>
  samples.map(({ mb }) => mb).toSorted((one, other) => one - other)[samples.length >> 1] ?? NaN;
