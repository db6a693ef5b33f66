/** What a computer player knows of words. */
export interface Knowledge {
  /** Whether the word means anything here. */
  readonly knows: (word: string) => boolean;
  /**
   * How much `clue` makes one think of `word`: 0 not at all, 1 at once. Symmetric sources answer
   * the same both ways.
   */
  readonly relate: (clue: string, word: string) => number;
  /** Clues that come to mind for a board word, the strongest first. */
  readonly cluesFor: (word: string) => readonly string[];
  /** How readily players know and say a clue, from 0 to 1: common nouns most. */
  readonly ease: (clue: string) => number;
  /** Words that might be said as clues; `ease` tells which. */
  readonly vocabulary: readonly string[];
}

/** Key under which a word is looked up: case and typography apart, accents kept. */
export const wordKey = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’ʼ]/gu, "'")
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .trim();
