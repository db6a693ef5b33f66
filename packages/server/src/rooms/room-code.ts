import type { Draw } from '@agent-double/rules';
import type { RoomCode } from '../storage/entry.ts';

/** Sounds that French and English write alike, so that a code said aloud is typed right. */
const CONSONANTS = 'bdfklmnprstv';
const VOWELS = 'aeiou';
/** Syllables of each part: seven in all, out of sixty each, are 41 bits. */
const PARTS = [2, 2, 3] as const;

const SYLLABLE = `[${CONSONANTS}][${VOWELS}]`;
const CODE = new RegExp(`^${PARTS.map((count) => `(?:${SYLLABLE}){${count}}`).join('-')}$`, 'u');
/** How people may write a sound that no code writes so. */
const HEARD_AS: readonly (readonly [RegExp, string])[] = [
  [/ou/gu, 'u'],
  [/ph/gu, 'f'],
  [/qu|[cq]/gu, 'k'],
  [/z/gu, 's'],
  [/y/gu, 'i'],
  [/w/gu, 'v'],
];
/** What nobody should have to read out to their family. */
const UNSAID = /bite|pute|pede|kaka|pipi|kuku|tete|sein|nike|fuke|sodo|viole|tepu|teube/u;

const syllable = (draw: Draw): string =>
  `${CONSONANTS.charAt(draw(CONSONANTS.length))}${VOWELS.charAt(draw(VOWELS.length))}`;

/** A new code, each as likely as the others. */
export const drawRoomCode = (draw: Draw): RoomCode => {
  for (;;) {
    const code = PARTS.map((count) =>
      Array.from({ length: count }, () => syllable(draw)).join(''),
    ).join('-');
    if (!UNSAID.test(code.replaceAll('-', ''))) return code as RoomCode;
  }
};

/** Longest text that is read as a code. */
export const LONGEST_TYPED_CODE = 40;
/** Longest part of an address that may name a room; a longer one leads nowhere. */
export const LONGEST_CODE_IN_ADDRESS = 100;

/**
 * The code that someone typed, or null where it can't be one. Case, accents, spaces and hyphens
 * don't matter, nor does another spelling of the same sound.
 */
export const parseRoomCode = (typed: string): RoomCode | null => {
  if (typed.length > LONGEST_TYPED_CODE) return null;
  const plain = typed
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/gu, '');
  const letters = HEARD_AS.reduce((text, [heard, written]) => text.replace(heard, written), plain);
  const ends = PARTS.map((_, at) => 2 * PARTS.slice(0, at + 1).reduce((sum, of) => sum + of, 0));
  const code = ends.map((end, at) => letters.slice(ends[at - 1] ?? 0, end)).join('-');
  return CODE.test(code) && letters.length === ends.at(-1) ? (code as RoomCode) : null;
};
