import type { Reason } from '@agent-double/rules';
import type { Lexicon } from '../lexicon.ts';
import { isCertainlyAkin, isFarKin } from './family.ts';
import { reason } from './reason.ts';

const SMALL = new Set(
  'le la les l de du des d en à au aux a sur sous et un une y the of and in on to an s non mi ex'.split(
    ' ',
  ),
);

/** The words that a compound or an expression is made of, small ones left out. */
export const partsOf = (spelling: string): readonly string[] => {
  const tokens = spelling.split(/[ '-]/u).filter((token) => token.length > 1);
  return tokens.length > 1 ? tokens.filter((token) => !SMALL.has(token)) : [];
};

/** The parts of a compound, or of the one that a word stands for without its hyphen. */
const partsOfWord = (spelling: string, lexicon: Lexicon): readonly string[] => {
  const parts = partsOf(spelling);
  if (parts.length > 0 || lexicon.readings(spelling).some(({ lemma }) => lemma === spelling)) {
    return parts;
  }
  const apart = lexicon.readings(spelling).find(({ lemma }) => lemma.includes('-'));
  return apart === undefined ? parts : partsOf(apart.lemma);
};

/** A clue that is far kin of a part of a visible compound (paternel for PÈRE NOËL) is a doubt. */
const farReason = (
  clue: string,
  wordParts: readonly string[],
  printed: string,
  lexicon: Lexicon,
): Reason | null => {
  const part = wordParts.find((each) => each.length > 2 && isFarKin(clue, each, lexicon));
  if (part === undefined) return null;
  return reason(
    'farFamily',
    'family',
    'doubtful',
    {
      fr: `« ${clue} » est peut-être de la famille de « ${part} », partie de ${printed}`,
      en: `“${clue}” is perhaps of the family of “${part}”, a part of ${printed}`,
    },
    printed,
  );
};

const isSame = (part: string, other: string, lexicon: Lexicon): boolean =>
  part === other || (part.length > 2 && isCertainlyAkin(part, other, lexicon));

/**
 * WORD-15: the clue is a part of a visible compound, or a compound with a visible word in it, as
 * far as the parts stand apart. Compounds written in one word are links of the family table.
 */
export const partReason = (
  clue: string,
  word: string,
  printed: string,
  lexicon: Lexicon,
): Reason | null => {
  const mine = partsOfWord(clue, lexicon);
  const theirs = partsOfWord(word, lexicon);
  if (mine.length === 0 && theirs.length === 0) return null;
  const clueParts = mine.length > 0 ? mine : [clue];
  const wordParts = theirs.length > 0 ? theirs : [word];
  const shared = clueParts.find((part) => wordParts.some((other) => isSame(part, other, lexicon)));
  if (shared === undefined) return farReason(clue, theirs, printed, lexicon);
  const because =
    mine.length > 0
      ? {
          fr: `« ${clue} » contient « ${shared} », du mot visible ${printed} ou de sa famille`,
          en: `“${clue}” holds “${shared}”, of the visible word ${printed} or its family`,
        }
      : {
          fr: `« ${clue} » est une partie du mot visible ${printed}, ou de sa famille`,
          en: `“${clue}” is a part of the visible word ${printed}, or of its family`,
        };
  return reason('part', 'part', 'illegal', because, printed);
};

/** WORD-16: a common clipping of a visible word, or the full form of one. */
export const clippingReason = (
  clue: string,
  word: string,
  printed: string,
  lexicon: Lexicon,
): Reason | null =>
  lexicon.isClipping(clue, word)
    ? reason(
        'clipping',
        'part',
        'illegal',
        {
          fr: `le même mot, abrégé : ${clue} – ${word}`,
          en: `the same word, cut short: ${clue} – ${word}`,
        },
        printed,
      )
    : null;
