/** Advance widths of the bold display face in hundredths of an em: at its full width, and condensed. */
const FULL: { readonly [letter: string]: number } = {
  ...{ A: 71, B: 68, C: 68, D: 70, E: 62, F: 59, G: 72, H: 72, I: 29, J: 37, K: 69, L: 51, M: 94 },
  ...{ N: 78, O: 72, P: 64, Q: 74, R: 68, S: 66, T: 61, U: 73, V: 69, W: 102, X: 71, Y: 67, Z: 59 },
  ...{ Œ: 98, Æ: 96, '-': 35, '’': 21, "'": 20, ' ': 23 },
};
const CONDENSED: { readonly [letter: string]: number } = {
  ...{ A: 51, B: 51, C: 50, D: 52, E: 41, F: 40, G: 51, H: 53, I: 25, J: 32, K: 51, L: 39, M: 73 },
  ...{ N: 58, O: 53, P: 51, Q: 53, R: 51, S: 49, T: 45, U: 53, V: 50, W: 77, X: 53, Y: 53, Z: 43 },
  ...{ Œ: 64, Æ: 63, '-': 24, '’': 18, "'": 17, ' ': 19 },
};
/** For a letter of another script, wide enough for any. */
const UNKNOWN = 110;

/** Narrowest and widest setting of the face, in per cent. */
export const NARROWEST = 75;
const WIDEST = 100;

/** Words up to this many ems keep the full width of the face; from the other on, the narrowest. */
const ROOMY = 4.4;
const TIGHT = 7;

const letters = (word: string): readonly string[] => [
  ...word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(),
];

const ems = (line: string, stretch: number): number => {
  const wide = (stretch - NARROWEST) / (WIDEST - NARROWEST);
  return letters(line).reduce((sum, letter) => {
    const condensed = CONDENSED[letter] ?? UNKNOWN;
    const full = FULL[letter] ?? UNKNOWN;
    return sum + (condensed + (full - condensed) * wide) / 100;
  }, 0);
};

/** Where a card breaks a word: after its own hyphens and at its spaces, never elsewhere. */
const linesOf = (word: string): readonly string[] => word.split(/(?<=-)|\s+/u);

/** How a word is set on a card. */
export interface Setting {
  /** Width of the face in per cent. */
  readonly stretch: number;
  /** Length of the longest line, in ems at that width. */
  readonly ems: number;
}

const longest = (word: string, stretch: number): Setting => ({
  stretch,
  ems: Math.max(0.5, ...linesOf(word).map((line) => ems(line, stretch))),
});

/** How to set `word` on a narrow card, where every letter is condensed. */
export const narrowSetting = (word: string): Setting => longest(word, NARROWEST);

/** How to set `word` on a card with room: the longer, the more condensed. */
export const wideSetting = (word: string): Setting => {
  const full = longest(word, WIDEST).ems;
  const share = Math.min(1, Math.max(0, (full - ROOMY) / (TIGHT - ROOMY)));
  return longest(word, Math.round(WIDEST - share * (WIDEST - NARROWEST)));
};
