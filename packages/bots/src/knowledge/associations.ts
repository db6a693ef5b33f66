import { wordKey, type Knowledge } from './knowledge.ts';
import type { Association } from './parse-associations.ts';
import { remembered } from './remembered.ts';

/** How far an association of each strength brings a word to mind. */
const WEIGHT = [0, 0.34, 0.5, 0.66, 0.83, 1] as const;
/** Share of a link that is only found the other way round, or through common associations. */
const REVERSED = 0.85;
const SHARED = 0.55;
/** How much a headword says of itself, beside the words that call it up. */
const ITSELF = 2;

/** A word by the headwords that call it up. */
interface Term {
  readonly spelling: string;
  readonly head: number | null;
  /** Headword to the weight of the association. */
  readonly heard: Map<number, number>;
  company: Company;
}

/** The headwords whose company a word keeps, itself among them, and the length of their sum. */
interface Company {
  readonly heads: Uint16Array;
  readonly weights: Float32Array;
  readonly length: number;
}

const ALONE: Company = { heads: new Uint16Array(), weights: new Float32Array(), length: 0 };

/** How alike any two headwords are: a square of cosines. */
interface Likeness {
  readonly size: number;
  readonly cosines: Float32Array;
}

/**
 * Knowledge of written associations. A pair without a link of its own is related as far as both
 * call up the same things.
 */
export const associationKnowledge = (
  entries: ReadonlyMap<string, readonly Association[]>,
): Knowledge => {
  const terms = readTerms(entries);
  const likeness = likenessOfHeads(terms, entries.size);
  for (const term of terms.values()) term.company = companyOf(term, likeness);
  const find = remembered((word) => terms.get(wordKey(word)) ?? null);
  const clues = new Map(
    [...entries].map(([word, associations]) => [wordKey(word), byStrength(associations)]),
  );
  return {
    vocabulary: [...terms.values()].map((term) => term.spelling),
    ease: () => 1,
    knows: (word) => find(word) !== null,
    relate: (clue, word) => {
      const from = find(clue);
      const to = find(word);
      return from === null || to === null ? 0 : related(from, to, likeness);
    },
    cluesFor: (word) => clues.get(wordKey(word)) ?? [],
  };
};

/** Faintest association that is said as a clue. */
const LEAST_SAID = 2;

const byStrength = (associations: readonly Association[]): readonly string[] =>
  associations
    .filter((association) => association.strength >= LEAST_SAID)
    .toSorted((one, other) => other.strength - one.strength)
    .map((association) => association.word);

const readTerms = (
  entries: ReadonlyMap<string, readonly Association[]>,
): ReadonlyMap<string, Term> => {
  const terms = new Map<string, Term>();
  const add = (word: string, head: number | null): Term => {
    const key = wordKey(word);
    const known = terms.get(key);
    if (known !== undefined) return known;
    const term = { spelling: word, head, heard: new Map<number, number>(), company: ALONE };
    terms.set(key, term);
    return term;
  };
  [...entries.keys()].forEach((word, head) => add(word, head));
  for (const [word, associations] of entries) {
    const { head } = add(word, null);
    for (const association of head === null ? [] : associations) {
      const { heard } = add(association.word, null);
      const weight = WEIGHT[association.strength] ?? 0;
      if (head !== null) heard.set(head, Math.max(weight, heard.get(head) ?? 0));
    }
  }
  return terms;
};

/** Headwords are alike as far as both call up the same things; rare ones count for more. */
const likenessOfHeads = (terms: ReadonlyMap<string, Term>, size: number): Likeness => {
  const cosines = new Float32Array(size * size);
  for (const { head, heard } of terms.values()) {
    const rarity = Math.log(1 + size / Math.max(1, heard.size)) ** 2;
    const heads = Uint16Array.from(head === null ? heard.keys() : [...heard.keys(), head]);
    const weights = Float32Array.from(head === null ? heard.values() : [...heard.values(), 1]);
    for (let one = 0; one < heads.length; one += 1) {
      const row = (heads[one] ?? 0) * size;
      const weight = (weights[one] ?? 0) * rarity;
      for (let other = 0; other < heads.length; other += 1) {
        const at = row + (heads[other] ?? 0);
        cosines[at] = (cosines[at] ?? 0) + weight * (weights[other] ?? 0);
      }
    }
  }
  const lengths = Float64Array.from({ length: size }, (_, head) =>
    Math.sqrt(cosines[head * size + head] ?? 0),
  );
  for (let one = 0; one < size; one += 1) {
    for (let other = 0; other < size; other += 1) {
      const product = (lengths[one] ?? 0) * (lengths[other] ?? 0);
      const at = one * size + other;
      cosines[at] = product === 0 ? 0 : (cosines[at] ?? 0) / product;
    }
  }
  return { size, cosines };
};

const companyOf = ({ head, heard }: Term, likeness: Likeness): Company => {
  const all = new Map(heard);
  if (head !== null) all.set(head, (all.get(head) ?? 0) + ITSELF);
  const heads = Uint16Array.from(all.keys());
  const weights = Float32Array.from(all.values());
  let square = 0;
  for (let at = 0; at < heads.length; at += 1) {
    square += (weights[at] ?? 0) * withHead(heads, weights, heads[at] ?? 0, likeness);
  }
  return { heads, weights, length: Math.sqrt(square) };
};

/** How alike a company is to one headword, not yet divided by its length. */
const withHead = (
  heads: Uint16Array,
  weights: Float32Array,
  head: number,
  { size, cosines }: Likeness,
): number => {
  const row = head * size;
  let sum = 0;
  for (let at = 0; at < heads.length; at += 1) {
    sum += (weights[at] ?? 0) * (cosines[row + (heads[at] ?? 0)] ?? 0);
  }
  return sum;
};

const related = (clue: Term, word: Term, likeness: Likeness): number => {
  const direct = word.head === null ? 0 : (clue.heard.get(word.head) ?? 0);
  const reversed = clue.head === null ? 0 : (word.heard.get(clue.head) ?? 0) * REVERSED;
  const best = Math.max(direct, reversed);
  return Math.min(1, best + (1 - best) * SHARED * together(clue.company, word, likeness));
};

const together = (clue: Company, word: Term, likeness: Likeness): number => {
  if (clue.length === 0) return 0;
  if (word.head !== null) {
    return withHead(clue.heads, clue.weights, word.head, likeness) / clue.length;
  }
  const { heads, weights, length } = word.company;
  let sum = 0;
  for (let at = 0; at < heads.length; at += 1) {
    sum += (weights[at] ?? 0) * withHead(clue.heads, clue.weights, heads[at] ?? 0, likeness);
  }
  return length === 0 ? 0 : sum / (clue.length * length);
};
