import { MAX_CLUE_LENGTH, foldWord } from '@agent-double/rules';
import { Remembered } from '../packed/remembered.ts';

/** What makes a clue unreadable as a word of the game's language. */
export type TextFault =
  'empty' | 'too-long' | 'invisible' | 'stacked-marks' | 'other-script' | 'look-alike' | 'symbol';

/** A clue as it was typed, and the spellings under which it is compared. */
export interface ClueText {
  /** NFC, plain apostrophes and hyphens, no quotes around, no final punctuation. */
  readonly text: string;
  /** `text` without case and accents. */
  readonly folded: string;
  /** `folded` letters and digits alone, with look-alike letters read as what they look like. */
  readonly compact: string;
  readonly fault: TextFault | null;
}

/** Raw text longer than this is not even normalised: four units a letter is the worst of NFD. */
export const MAX_RAW_LENGTH = 4 * MAX_CLUE_LENGTH;

/** Controls, formats and the like, and the fillers and joiners that show as nothing. */
const INVISIBLE = /\p{C}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0/u;
const INVISIBLE_ALL = new RegExp(INVISIBLE.source, 'gu');
const BLANK = /[\t\n\r\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu;
const QUOTES = /^[\s"'«»“”„‹›*_([{]+|[\s"'«»“”„‹›*_)\]}]+$/gu;
const ENDING = /[\s.,;:!?…¡¿]+$/u;
const DOTTED = /^(?:\p{L}\.){2,}\p{L}?$|^(?:\p{L}\.)+\p{L}$/u;

/** Nothing to tidy and nothing to find fault with: what most clues of most games are. */
const PLAIN = new RegExp(`^[A-Za-z]{1,${MAX_CLUE_LENGTH}}$`, 'u');

/** Letters that Unicode does not take apart and that pass for a plain Latin one. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ı: 'i',
    ĸ: 'k',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'n',
    ð: 'd',
    ɑ: 'a',
    ɡ: 'g',
    ɩ: 'i',
    ʟ: 'l',
    ɴ: 'n',
    ʀ: 'r',
    ɪ: 'i',
    ᴀ: 'a',
    ʙ: 'b',
    ᴄ: 'c',
    ᴅ: 'd',
    ᴇ: 'e',
    ɢ: 'g',
    ʜ: 'h',
    ᴊ: 'j',
    ᴋ: 'k',
    ᴍ: 'm',
    ᴏ: 'o',
    ᴘ: 'p',
    ᴛ: 't',
    ᴜ: 'u',
    ᴠ: 'v',
    ᴡ: 'w',
    ʏ: 'y',
    ᴢ: 'z',
    а: 'a',
    в: 'b',
    е: 'e',
    ё: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    ѕ: 's',
    і: 'i',
    ї: 'i',
    ј: 'j',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    ь: 'b',
    г: 'r',
    п: 'n',
    и: 'u',
    α: 'a',
    β: 'b',
    ε: 'e',
    ζ: 'z',
    η: 'n',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    γ: 'y',
    ω: 'w',
    σ: 'o',
    ա: 'w',
    օ: 'o',
    ս: 'u',
    հ: 'h',
    ո: 'n',
  }),
);

const plainLetters = (folded: string): string =>
  [...folded].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('');

/** Board words and clues whose spellings are kept. */
const REMEMBERED = 4000;

const compacts = new Remembered(REMEMBERED, (word) =>
  plainLetters(foldWord(word)).replace(/[^\p{L}\p{N}]/gu, ''),
);

/** Letters and digits of a spelling, folded, so that nothing but them tells two words apart. */
export const compactWord = (word: string): string => compacts.get(word);

/** Whether a letter belongs to the Latin alphabet as the languages of Europe print it. */
const isPlainLatin = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return code <= 0x17f && !/[ªºıĸŀŉſ]/u.test(letter);
};

const faultOf = (raw: string, text: string): TextFault | null => {
  if (!/[\p{L}\p{N}]/u.test(text)) return /[\p{S}\p{Co}\p{Cs}]/u.test(text) ? 'symbol' : 'empty';
  if (INVISIBLE.test(raw)) return 'invisible';
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !isPlainLatin(letter));
  if (foreign.length > 0) return foreign.length < letters.length ? 'look-alike' : 'other-script';
  if (/\p{M}/u.test(text)) return 'stacked-marks';
  if (/\p{N}/u.test(text.replace(/[0-9]/gu, ''))) return 'symbol';
  return /[^\p{L}0-9 '-]/u.test(text) && !DOTTED.test(text) ? 'symbol' : null;
};

const tidy = (raw: string): string => {
  let text = raw
    .normalize('NFKC')
    .replace(BLANK, ' ')
    .replace(INVISIBLE_ALL, '')
    .replace(/[’ʼ‘`´′]/gu, "'")
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(QUOTES, '').replace(ENDING, '');
  }
  return text;
};

/**
 * Reads a clue as typed: whatever it holds, this answers, and `fault` names the first thing that
 * keeps it from being a word (WORD-1 to WORD-4).
 */
export const readClue = (raw: string): ClueText => {
  if (PLAIN.test(raw)) {
    const folded = raw.toLowerCase();
    return { text: raw, folded, compact: folded, fault: null };
  }
  if (raw.length > MAX_RAW_LENGTH) return { text: '', folded: '', compact: '', fault: 'too-long' };
  const spaced = raw.replace(BLANK, ' ');
  const text = tidy(raw);
  const folded = foldWord(text);
  const fault = text.length > MAX_CLUE_LENGTH ? 'too-long' : faultOf(spaced, text);
  return { text, folded, compact: compactWord(text), fault };
};

/** Whether `text` is letters with dots between them, as in S.N.C.F. */
export const isDotted = (text: string): boolean => DOTTED.test(text);

const spellings = new Remembered(REMEMBERED, (word) =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .replace(/[’ʼ‘`´′]/gu, "'")
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .trim()
    .replace(/\s+/gu, ' '),
);

/** The spelling with its case gone and its accents kept, ligatures written as two letters. */
export const spellingOf = (word: string): string => spellings.get(word);
