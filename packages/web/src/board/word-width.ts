/** Letters, and their advance widths in the bold display face in hundredths of an em: full, and condensed. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZŒÆ-’' ";
const FULL: readonly number[] = [
  71, 68, 68, 70, 62, 59, 72, 72, 29, 37, 69, 51, 94, 78, 72, 64, 74, 68, 66, 61, 73, 69, 102, 71,
  67, 59, 98, 96, 35, 21, 20, 23,
];
const CONDENSED: readonly number[] = [
  51, 51, 50, 52, 41, 40, 51, 53, 25, 32, 51, 39, 73, 58, 53, 51, 53, 51, 49, 45, 53, 50, 77, 53,
  53, 43, 64, 63, 24, 18, 17, 19,
];
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
    const at = LETTERS.indexOf(letter);
    const condensed = CONDENSED[at] ?? UNKNOWN;
    const full = FULL[at] ?? UNKNOWN;
    return sum + (condensed + (full - condensed) * wide) / 100;
  }, 0);
};

/** Within a very long run of letters, the end of a syllable near its middle. */
const SYLLABLE = /[^\s-]{7,}?[aeiouà-ÿ](?=[^aeiouà-ÿ\s-][hlr]?[aeiouà-ÿ][^\s-]{3})/gi;

/** `word` as a card has it: with soft hyphens where it would else be too small to read. */
export const breakable = (word: string): string => word.replace(SYLLABLE, '$&\u{AD}');

/** Where a card breaks a word: after its own hyphens and at its spaces. */
const BREAK = /(?<=-)|\s+/gu;

/** How a word is set on a card. */
export interface Setting {
  /** Width of the face in per cent. */
  readonly stretch: number;
  /** Length of the longer of at most two lines, in ems at that width: three don't fit beside a key. */
  readonly ems: number;
}

const longest = (word: string, stretch: number): Setting => {
  // A space behind it is where all of it is one line.
  const widths = [...`${word} `.matchAll(BREAK)].map(({ index }) =>
    Math.max(ems(word.slice(0, index), stretch), ems(word.slice(index).trim(), stretch)),
  );
  return { stretch, ems: Math.max(0.5, Math.min(...widths)) };
};

/** How to set `word` on a narrow card, where every letter is condensed. */
export const narrowSetting = (word: string): Setting =>
  longest(breakable(word).replaceAll('\u{AD}', '-'), NARROWEST);

/** How to set `word` on a card with room: the longer, the more condensed. */
export const wideSetting = (word: string): Setting => {
  const full = longest(word, WIDEST).ems;
  const share = Math.min(1, Math.max(0, (full - ROOMY) / (TIGHT - ROOMY)));
  return longest(word, Math.round(WIDEST - share * (WIDEST - NARROWEST)));
};
