let arriving: string | null = null;

/** Whoever makes a room sits down in it without asking. */
export const sitOnArrival = (code: string): void => {
  arriving = code;
};

/** Whether to sit down in that room now; true once. */
export const arrives = (code: string): boolean => {
  const now = arriving === code;
  if (now) arriving = null;
  return now;
};
