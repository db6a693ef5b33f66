/** Throws unless it `holds`: a matcher at every move of every game would take minutes. */
export const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`not so: ${what}`);
};
