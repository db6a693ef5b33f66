/** Which letters of a language's sounds are vowels, and which stand before one as half vowels. */
export interface SoundLetters {
  readonly vowels: ReadonlySet<string>;
  readonly glides: ReadonlySet<string>;
}

const sharedEnd = (a: string, b: string): number => {
  let length = 0;
  while (
    length < a.length &&
    length < b.length &&
    a[a.length - 1 - length] === b[b.length - 1 - length]
  ) {
    length += 1;
  }
  return length;
};

/** What is left of a word after its first consonants. */
const afterOnset = (sounds: string, { vowels, glides }: SoundLetters): string => {
  let at = 0;
  while (at < sounds.length && !vowels.has(sounds.charAt(at)) && !glides.has(sounds.charAt(at))) {
    at += 1;
  }
  return sounds.slice(at);
};

const differsByOneInnerConsonant = (a: string, b: string, { vowels }: SoundLetters): boolean => {
  if (a.length !== b.length || a.length < 4) return false;
  const differing = [...a].flatMap((sound, at) => (sound === b[at] ? [] : [at]));
  const [only] = differing;
  if (differing.length !== 1 || only === undefined) return false;
  if (only === 0 || only === a.length - 1) return false;
  return !vowels.has(a.charAt(only)) && !vowels.has(b.charAt(only));
};

/** Share of the longer word that a rich rhyme takes in, and its least length in sounds. */
const RICH_SHARE = 0.6;
const RICH_LENGTH = 3;
const VERY_RICH_LENGTH = 4;
const MIN_AFTER_ONSET = 2;

const isRichRhyme = (a: string, b: string): boolean => {
  const end = sharedEnd(a, b);
  const longer = Math.max(a.length, b.length);
  if (end < RICH_LENGTH || end / longer < RICH_SHARE) return false;
  return end >= VERY_RICH_LENGTH || longer === end + 1;
};

/** Rhymes that half the language shares: a half vowel and a vowel, or a vowel and r. */
const isCommonRhyme = (rest: string, { glides }: SoundLetters): boolean =>
  rest.length === MIN_AFTER_ONSET && (glides.has(rest.charAt(0)) || rest.endsWith('r'));

/** Whether only the first consonants tell the words apart. */
const differsByOnset = (a: string, b: string, letters: SoundLetters): boolean => {
  const rest = afterOnset(a, letters);
  if (rest.length < MIN_AFTER_ONSET || rest !== afterOnset(b, letters)) return false;
  if (isCommonRhyme(rest, letters)) return false;
  return a.length > rest.length && b.length > rest.length;
};

/** Whether two words sound so near each other that the clue may be meant by its sound. */
export const soundsNear = (a: string, b: string, letters: SoundLetters): boolean =>
  a !== '' &&
  b !== '' &&
  a !== b &&
  (isRichRhyme(a, b) || differsByOnset(a, b, letters) || differsByOneInnerConsonant(a, b, letters));
