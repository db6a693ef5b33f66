import type { Surroundings } from '../surroundings.ts';

/** Runs `task` again and again, `seconds` apart, until what it gives back is called. */
export const regularly = (
  { after }: Pick<Surroundings, 'after'>,
  seconds: number,
  task: () => void,
): (() => void) => {
  let cancel = (): void => undefined;
  const next = (): void => {
    cancel = after(seconds * 1000, () => {
      next();
      task();
    });
  };
  next();
  return () => {
    cancel();
  };
};
