/** Endings that Latin put on one stem: what a word ends in, and what stands there in its kin. */
const PAIRS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ance$/u, ['ant', 'er/v', 'ir/v']],
  [/ence$/u, ['ent', 'er/v', 'ir/v']],
  [/isme$/u, ['iste']],
  [/ion$/u, ['er/v']],
  [/tion$/u, ['er/v']],
  [/ation$/u, ['ant', 'er/v']],
  [/if$/u, ['ion']],
  [/eur$/u, ['ion']],
  [/ible$/u, ['ion']],
  [/ieux$/u, ['e', 'ion']],
  [/ité$/u, ['e', 'el', 'al', 'er/v']],
  [/ié$/u, ['e']],
  [/ard$/u, ['er/v']],
];
/** The same of verbs (étudier, étude). */
const VERB_PAIRS: typeof PAIRS = [[/ier$/u, ['e']]];
/** Shorter stems are shared by chance (pension, penseur; facteur, faction). */
const MIN_STEM = 5;
const COST = 0.95;

/** What shares a word's learned stem, though a dictionary goes back to Latin for each. */
export const learnedPairs = (
  word: string,
  isVerb: boolean,
  hasNode: (node: string) => boolean,
): readonly (readonly [string, number])[] =>
  (isVerb ? VERB_PAIRS : PAIRS).flatMap(([ending, others]) => {
    const stem = word.replace(ending, '');
    if (stem === word || stem.length < MIN_STEM) return [];
    return others.flatMap((other) => {
      const bases = [stem + other, stem.replace(/é(?=[^é]*$)/u, 'e') + other];
      return bases.filter(hasNode).map((base) => [base, COST] as const);
    });
  });
