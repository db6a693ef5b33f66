import type { Pos, Reading } from '../packed/forms.ts';

/** Endings of regular inflection: what to cut, what to put back, and for which kind of word. */
const ENDINGS: readonly (readonly [string, string, Pos])[] = [
  ['ies', 'y', 'n'],
  ['men', 'man', 'n'],
  ['ves', 'f', 'n'],
  ['ves', 'fe', 'n'],
  ['es', '', 'n'],
  ['s', '', 'n'],
  ['ies', 'y', 'v'],
  ['es', '', 'v'],
  ['s', '', 'v'],
  ['ied', 'y', 'v'],
  ['ed', 'e', 'v'],
  ['ed', '', 'v'],
  ['ing', 'e', 'v'],
  ['ing', '', 'v'],
  ['ier', 'y', 'a'],
  ['iest', 'y', 'a'],
  ['er', 'e', 'a'],
  ['er', '', 'a'],
  ['est', 'e', 'a'],
  ['est', '', 'a'],
];
const MIN_STEM = 2;

/** One short vowel before one consonant, which is doubled before -ed, -ing, -er and -est (ratting). */
const DOUBLES = /^[^aeiouy]*[aeiou][bdgklmnprtvz]$/u;
const DOUBLED_BEFORE: ReadonlySet<string> = new Set(['ed', 'ing', 'er', 'est']);

/**
 * The lemmas that a regularly inflected English form may be of. `partsOf` gives the parts of speech
 * of a lemma as letters, or null for a word that is none.
 */
export const regularReadings = (
  form: string,
  partsOf: (lemma: string) => string | null,
): readonly Reading[] => {
  const found: Reading[] = [];
  const bare = form.replace(/'s?$/u, '');
  if (bare !== form && partsOf(bare) !== null) found.push({ lemma: bare, pos: 'n' });
  for (const [ending, put, pos] of ENDINGS) {
    if (!form.endsWith(ending)) continue;
    const stem = form.slice(0, -ending.length);
    if (stem.length < MIN_STEM) continue;
    const isSingle = put === '' && DOUBLED_BEFORE.has(ending) && DOUBLES.test(stem);
    const candidates = isSingle ? [] : [stem + put];
    if (put === '' && /([bdfglmnprt])\1$/u.test(stem)) candidates.push(stem.slice(0, -1));
    for (const lemma of candidates) {
      if (partsOf(lemma)?.includes(pos) === true) found.push({ lemma, pos });
    }
  }
  return found;
};

/**
 * The lemmas that a form may be of whose last part is irregular: schoolchildren, resold, Frenchmen.
 * `irregularOf` gives what an irregular form is of, `partsOf` the parts of speech of a lemma.
 */
export const compoundReadings = (
  form: string,
  irregularOf: (form: string) => readonly Reading[],
  partsOf: (lemma: string) => string | null,
): readonly Reading[] => {
  for (let cut = MIN_STEM; cut <= form.length - MIN_STEM; cut += 1) {
    const found = irregularOf(form.slice(cut)).flatMap(({ lemma, pos }) => {
      const whole = form.slice(0, cut) + lemma;
      const part = pos === 'p' ? 'v' : pos;
      return partsOf(whole)?.includes(part) === true ? [{ lemma: whole, pos }] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
};
