import { wordKey, type Knowledge } from './knowledge.ts';

/** Associations of one board word: what it makes people think of, from 1 (faint) to 5. */
export interface Association {
  readonly word: string;
  readonly strength: number;
}

/** The entries of an association file: headword, a tab, then `word:strength` pairs. */
export const parseAssociations = (text: string): ReadonlyMap<string, readonly Association[]> => {
  const entries = new Map<string, readonly Association[]>();
  for (const line of text.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const [head = '', rest = ''] = line.split('\t');
    const associations = rest.split(' ').flatMap((pair) => {
      const colon = pair.lastIndexOf(':');
      const strength = Number(pair.slice(colon + 1));
      return colon > 0 && strength >= 1 && strength <= 5
        ? [{ word: pair.slice(0, colon), strength }]
        : [];
    });
    entries.set(head, associations);
  }
  return entries;
};

/** How far an association of each strength brings a word to mind. */
const WEIGHT = [0, 0.34, 0.5, 0.66, 0.83, 1] as const;
/** Share of a link that is only found the other way round, or through common associations. */
const REVERSED = 0.85;
const SHARED = 0.55;

type Profile = ReadonlyMap<string, number>;

/**
 * Knowledge of written associations. A pair without a link of its own is related as far as both
 * call up the same things.
 */
export const associationKnowledge = (
  entries: ReadonlyMap<string, readonly Association[]>,
): Knowledge => {
  const heads = new Map<string, Profile>();
  const spellings = new Map<string, string>();
  const heardIn = new Map<string, Map<string, number>>();
  for (const [head, associations] of entries) {
    const profile = new Map<string, number>();
    const headKey = wordKey(head);
    for (const { word, strength } of associations) {
      const key = wordKey(word);
      const weight = WEIGHT[strength] ?? 0;
      profile.set(key, Math.max(weight, profile.get(key) ?? 0));
      spellings.set(key, word);
      const heard = heardIn.get(key) ?? new Map<string, number>();
      heard.set(headKey, weight);
      heardIn.set(key, heard);
    }
    heads.set(headKey, profile);
    if (!spellings.has(headKey)) spellings.set(headKey, head);
  }
  const weighted = weighTerms(heads, heardIn);
  const clueVectors = new Map<string, Profile>();
  const vectorOf = (clue: string): Profile => {
    const known = clueVectors.get(clue);
    if (known !== undefined) return known;
    const vector = clueVector(clue, weighted, heardIn);
    clueVectors.set(clue, vector);
    return vector;
  };
  return {
    vocabulary: [...spellings.values()],
    knows: (word) => heads.has(wordKey(word)) || heardIn.has(wordKey(word)),
    relate: (clue, word) => {
      const from = wordKey(clue);
      const to = wordKey(word);
      const direct = heads.get(to)?.get(from) ?? 0;
      const reversed = (heads.get(from)?.get(to) ?? 0) * REVERSED;
      const target = weighted.get(to);
      const shared = target === undefined ? 0 : SHARED * cosine(vectorOf(from), target);
      const best = Math.max(direct, reversed);
      return Math.min(1, best + (1 - best) * shared);
    },
    cluesFor: (word) =>
      [...(heads.get(wordKey(word)) ?? [])]
        .toSorted(([, one], [, other]) => other - one)
        .map(([key]) => spellings.get(key) ?? key),
  };
};

/** Profiles of the headwords, themselves included, of length 1; common terms count for less. */
const weighTerms = (
  heads: ReadonlyMap<string, Profile>,
  heardIn: ReadonlyMap<string, Profile>,
): ReadonlyMap<string, Profile> =>
  new Map(
    [...heads].map(([head, profile]) => [
      head,
      unit(
        new Map(
          [...profile, [head, 1] as const].map(([term, weight]) => [
            term,
            weight * Math.log(1 + heads.size / (heardIn.get(term)?.size ?? 1)),
          ]),
        ),
      ),
    ]),
  );

/** A clue by the company it keeps: the profiles of all the words that call it up, and its own. */
const clueVector = (
  clue: string,
  weighted: ReadonlyMap<string, Profile>,
  heardIn: ReadonlyMap<string, Profile>,
): Profile => {
  const sum = new Map<string, number>();
  const add = (profile: Profile, factor: number): void => {
    for (const [term, weight] of profile) sum.set(term, (sum.get(term) ?? 0) + weight * factor);
  };
  const own = weighted.get(clue);
  if (own !== undefined) add(own, 2);
  for (const [head, weight] of heardIn.get(clue) ?? []) {
    const profile = weighted.get(head);
    if (profile !== undefined) add(profile, weight);
  }
  return unit(sum);
};

const unit = (profile: Profile): Profile => {
  const length = Math.sqrt([...profile.values()].reduce((sum, weight) => sum + weight ** 2, 0));
  return length === 0
    ? profile
    : new Map([...profile].map(([term, weight]) => [term, weight / length]));
};

const cosine = (one: Profile, other: Profile): number => {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let dot = 0;
  for (const [term, weight] of small) dot += weight * (large.get(term) ?? 0);
  return dot;
};
