import type { Knowledge } from '../knowledge/knowledge.ts';
import { seeded } from '../random.ts';
import { drawOrder } from './board.ts';

/** A clue with the board words that people mean by it. */
export interface Item {
  readonly clue: string;
  readonly targets: readonly string[];
  /** Words that fit the clue too, and so are never put beside the targets. */
  readonly plausible: readonly string[];
}

/**
 * Items of a file: `clue: target target … | also plausible …`, comments after `#`. What follows an
 * underscore tells items of the same clue apart.
 */
export const parseItems = (text: string): readonly Item[] =>
  text.split('\n').flatMap((line) => {
    const match = /^([^#:]+):([^|#]*)(?:\|([^#]*))?/u.exec(line);
    if (match === null) return [];
    const words = (part: string | undefined): readonly string[] =>
      (part ?? '').split(/\s+/u).filter((word) => word !== '');
    return [
      {
        clue: (match[1] ?? '').trim().split('_')[0] ?? '',
        targets: words(match[2]),
        plausible: words(match[3]),
      },
    ];
  });

export interface ItemReport {
  readonly items: number;
  /** Share of boards on which the best-ranked word is a target. */
  readonly first: number;
  /** Share of the k targets among the k best-ranked words. */
  readonly amongFirst: number;
}

/** Boards on which each item is tried, and their size. */
export const BOARDS_PER_ITEM = 20;
const BOARD = 25;
const MOST_TARGETS = 3;

/** How well `knowledge` finds the targets of `items` among random words of `pool`. */
export const tryItems = (
  items: readonly Item[],
  pool: readonly string[],
  knowledge: Knowledge,
  seed: number,
): ItemReport => {
  let first = 0;
  let found = 0;
  let sought = 0;
  const random = seeded(seed);
  for (const item of items) {
    const apart = new Set([...item.targets, ...item.plausible, item.clue]);
    const others = pool.filter((word) => !apart.has(word));
    for (let board = 0; board < BOARDS_PER_ITEM; board += 1) {
      const targets = drawOrder(item.targets, random).slice(0, MOST_TARGETS);
      const words = drawOrder(
        [...targets, ...drawOrder(others, random).slice(0, BOARD - targets.length)],
        random,
      );
      const ranked = knowledge.knows(item.clue)
        ? words.toSorted(
            (one, other) => knowledge.relate(item.clue, other) - knowledge.relate(item.clue, one),
          )
        : [];
      first += targets.includes(ranked[0] ?? '') ? 1 : 0;
      found += ranked.slice(0, targets.length).filter((word) => targets.includes(word)).length;
      sought += targets.length;
    }
  }
  const boards = items.length * BOARDS_PER_ITEM;
  return {
    items: items.length,
    first: boards === 0 ? 0 : first / boards,
    amongFirst: sought === 0 ? 0 : found / sought,
  };
};
