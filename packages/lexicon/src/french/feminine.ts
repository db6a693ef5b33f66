import type { Reading } from '../packed/forms.ts';

/** Endings of women's trades, names of inhabitants and females, with those of the males. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/euses?$/u, 'eur'],
  [/trices?$/u, 'teur'],
  [/iennes?$/u, 'ien'],
  [/éennes?$/u, 'éen'],
  [/ières?$/u, 'ier'],
  [/onnes?$/u, 'on'],
];
const MIN_LENGTH = 6;

/**
 * Reads a regular feminine that word lists lack (footballeuse) as a form of its masculine; none if
 * there is no such masculine. `readingsOf` gives the readings of listed forms.
 */
export const feminineReadings = (
  form: string,
  readingsOf: (spelling: string) => readonly Reading[],
): readonly Reading[] => {
  if (form.length < MIN_LENGTH) return [];
  for (const [ending, masculine] of ENDINGS) {
    const lemma = form.replace(ending, masculine);
    if (lemma === form) continue;
    const own = readingsOf(lemma).find((each) => each.lemma === lemma && /[na]/u.test(each.pos));
    if (own !== undefined) return [own];
  }
  return [];
};
