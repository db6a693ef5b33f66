import type { Lefff, Pos } from '../sources/lefff.ts';

/** How many of the commonest nouns have their links by rule looked through. */
const NOUNS = 3000;
/** How many common words have their links by rule trusted when they are on the board. */
const TRUSTED = 12_000;
/** How many common words the random check draws its clues from. */
const WORDS = 6000;

const mostCommon = (
  lefff: Lefff,
  byFrequency: readonly string[],
  parts: ReadonlySet<Pos>,
  count: number,
): readonly string[] => {
  const found = new Set<string>();
  for (const form of byFrequency) {
    const readings = lefff.forms.get(form) ?? [];
    const own = readings.some(({ lemma, pos }) => parts.has(pos) && lemma === form);
    if (own && form.length > 2) found.add(form);
    if (found.size === count) break;
  }
  return [...found];
};

/** The commonest French nouns. */
export const mostCommonNouns = (lefff: Lefff, byFrequency: readonly string[]): readonly string[] =>
  mostCommon(lefff, byFrequency, new Set(['n']), NOUNS);

/** The commonest French nouns, adjectives and verbs. */
export const mostCommonWords = (lefff: Lefff, byFrequency: readonly string[]): readonly string[] =>
  mostCommon(lefff, byFrequency, new Set(['n', 'a', 'v']), WORDS);

/** The words, common enough, that may be on the board of a table's own pack. */
export const trustedWords = (lefff: Lefff, byFrequency: readonly string[]): readonly string[] =>
  mostCommon(lefff, byFrequency, new Set(['n', 'a', 'v']), TRUSTED);
