import type { Knowledge } from './knowledge.ts';

/** One source in a mixture, and how much it counts. */
export interface Source {
  readonly knowledge: Knowledge;
  readonly weight: number;
}

/**
 * Several sources heard together. Each adds what the ones before left open, so that a strong link
 * in one is not drowned by the others' silence.
 */
export const mixture = (sources: readonly Source[]): Knowledge => ({
  knows: (word) => sources.some(({ knowledge }) => knowledge.knows(word)),
  relate: (clue, word) =>
    sources.reduce(
      (related, { knowledge, weight }) =>
        related + (1 - related) * weight * knowledge.relate(clue, word),
      0,
    ),
  vocabulary: [...new Set(sources.flatMap(({ knowledge }) => knowledge.vocabulary))],
  cluesFor: (word) => [...new Set(sources.flatMap(({ knowledge }) => knowledge.cluesFor(word)))],
});
