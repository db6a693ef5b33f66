import type { Knowledge } from './knowledge.ts';

/** One source in a mixture, and how much it counts. */
export interface Source {
  readonly knowledge: Knowledge;
  readonly weight: number;
  /** Whether its clues are heard only where the others have next to none. */
  readonly proposesLast: boolean;
}

/** Clues of the others below which a source that proposes last is asked too. */
export const FEW_CLUES = 12;

/**
 * Several sources heard together. Each adds what the ones before left open, so that a strong link
 * in one is not drowned by the others' silence.
 */
export const mixture = (sources: readonly Source[]): Knowledge => ({
  knows: (word) => sources.some(({ knowledge }) => knowledge.knows(word)),
  relate: (clue, word) => {
    let open = 1;
    for (const { knowledge, weight } of sources) open *= 1 - weight * knowledge.relate(clue, word);
    return 1 - open;
  },
  ease: (clue) => Math.max(0, ...sources.map(({ knowledge }) => knowledge.ease(clue))),
  vocabulary: [...new Set(sources.flatMap(({ knowledge }) => knowledge.vocabulary))],
  cluesFor: (word) => {
    const clues = proposed(sources, word, false);
    return clues.length >= FEW_CLUES
      ? clues
      : [...new Set([...clues, ...proposed(sources, word, true)])];
  },
});

const proposed = (sources: readonly Source[], word: string, last: boolean): readonly string[] => [
  ...new Set(
    sources
      .filter((source) => source.proposesLast === last)
      .flatMap(({ knowledge }) => knowledge.cluesFor(word)),
  ),
];
