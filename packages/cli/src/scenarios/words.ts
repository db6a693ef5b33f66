import type { ClueJudge } from '@agent-double/rules';
import { kindOf, type Scenario } from './line.ts';

/** Words of a board by cell; the other cells are of no matter to the referee. */
export type NamedWords = ReadonlyMap<number, string>;

/** Where the words of a line lie, and which cells they need covered. */
export interface PlacedWords {
  readonly named: NamedWords;
  readonly covered: readonly number[];
}

/**
 * Places a line's words: `words` by cell, `covered_words` on the last of the cells that can be
 * covered, `visible` on the first that remain. Null where they don't fit the board.
 */
export const placeWords = (
  { words = {}, visible = [], covered_words: covered = [] }: Scenario['setup'],
  size: number,
  coverable: readonly number[],
): PlacedWords | null => {
  const given = Object.entries(words).map(([cell, word]) => [Number(cell), word] as const);
  const taken = new Set(given.map(([cell]) => cell));
  const lids = coverable.filter((cell) => !taken.has(cell)).slice(-covered.length || size);
  const hidden = covered.map((word, at) => [lids[at] ?? size, word] as const);
  const free = Array.from({ length: size }, (_, cell) => cell).filter(
    (cell) => !taken.has(cell) && !hidden.some(([lid]) => lid === cell),
  );
  const shown = visible.map((word, at) => [free[at] ?? size, word] as const);
  const placed = [...given, ...hidden, ...shown];
  return placed.some(([cell]) => cell >= size)
    ? null
    : { named: new Map(placed), covered: hidden.map(([cell]) => cell) };
};

/** A board of `size` words: the named ones, and plain labels that no named word equals. */
export const boardWords = (named: NamedWords, size: number): readonly string[] =>
  Array.from({ length: size }, (_, cell) => named.get(cell) ?? `carte ${cell + 1}`);

const legal: ClueJudge = () => ({ verdict: 'legal', reasons: [] });

/** Kinds whose clues stand for any clue: their words are of no matter to the referee. */
const ANY_CLUE: readonly string[] = ['G', 'O', 'P', 'C', 'T', 'D', 'X', 'M', 'S'];

/** The referee before whom only the named words lie on the board. */
export const seeingNamed =
  (referee: ClueJudge, named: NamedWords): ClueJudge =>
  (word, number, words, conventions) => {
    const known = new Set(named.values());
    return referee(
      word,
      number,
      words.filter((each) => known.has(each)),
      conventions,
    );
  };

/** Who judges the clues that are given in a line: the referee where its words matter. */
export const judgeOf = (scenario: Scenario, referee: ClueJudge, named: NamedWords): ClueJudge =>
  named.size === 0 || ANY_CLUE.includes(kindOf(scenario)) ? legal : seeingNamed(referee, named);
