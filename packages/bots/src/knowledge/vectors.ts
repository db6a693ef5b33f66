import { wordKey, type Knowledge } from './knowledge.ts';
import { remembered } from './remembered.ts';
import type { Vectors } from './vector-file.ts';

/** Cosine below which nothing is felt, and at which two words are as good as the same. */
const FAINT = 0.12;
const STRONG = 0.62;
/** Words, by falling frequency, that may be proposed as clues, and how many for one board word. */
const FREQUENT = 9000;
const PROPOSED = 40;

/** Knowledge of a vector file: how near two words are, and the frequent words nearest to one. */
export const vectorKnowledge = (vectors: Vectors): Knowledge => {
  const rowOf = new Map<string, number>();
  vectors.words.forEach((word, row) => {
    if (!rowOf.has(wordKey(word))) rowOf.set(wordKey(word), row);
  });
  const lengths = Float64Array.from(vectors.words, (_, row) => Math.sqrt(dot(vectors, row, row)));
  const find = remembered((word) => {
    const key = wordKey(word);
    const alias = vectors.aliases.get(key);
    return rowOf.get(key) ?? (alias === undefined ? null : (rowOf.get(wordKey(alias)) ?? null));
  });
  const near = (one: number, other: number): number => {
    const product = (lengths[one] ?? 0) * (lengths[other] ?? 0);
    const cosine = product === 0 ? 0 : dot(vectors, one, other) / product;
    return Math.min(1, Math.max(0, (cosine - FAINT) / (STRONG - FAINT)));
  };
  const propose = remembered((word): readonly string[] => {
    const row = find(word);
    return row === null ? [] : nearest(vectors, row, near);
  });
  return {
    vocabulary: vectors.words.slice(0, FREQUENT),
    ease: () => 1,
    knows: (word) => find(word) !== null,
    relate: (clue, word) => {
      const one = find(clue);
      const other = find(word);
      return one === null || other === null ? 0 : near(one, other);
    },
    cluesFor: propose,
  };
};

const nearest = (
  { words }: Vectors,
  row: number,
  near: (one: number, other: number) => number,
): readonly string[] =>
  words
    .slice(0, FREQUENT)
    .map((word, other) => ({ word, related: other === row ? 0 : near(other, row) }))
    .filter(({ related }) => related > 0)
    .toSorted((one, other) => other.related - one.related)
    .slice(0, PROPOSED)
    .map(({ word }) => word);

const dot = ({ rows, size }: Vectors, one: number, other: number): number => {
  let sum = 0;
  const from = one * size;
  const to = other * size;
  for (let at = 0; at < size; at += 1) sum += (rows[from + at] ?? 0) * (rows[to + at] ?? 0);
  return sum;
};
