/** Ways of spelling the same sounds, each brought to one of them. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/(.)\1/gu, '$1'],
  [/(?:cz|tz)(?=a)/gu, 'ts'],
  [/ph/gu, 'f'],
  [/gh(?=[aeiou])/gu, 'g'],
  [/ough/gu, 'o'],
  [/ow$/gu, 'o'],
  [/[ao]e(?=.)/gu, 'e'],
  [/ou/gu, 'o'],
  [/re$/gu, 'er'],
  [/e?y/gu, 'i'],
  [/amme$/gu, 'am'],
  [/ogue$/gu, 'og'],
  [/que?|ck/gu, 'k'],
  [/sc(?=e)/gu, 'sk'],
  [/[sc](?=[ei])/gu, 'z'],
  [/c(?=[aou]|$)/gu, 'k'],
  [/(?<=..)e$/gu, ''],
];

const keyOf = (word: string): string =>
  ALIKE.reduce((spelling, [pattern, one]) => spelling.replace(pattern, one), word);

const MIN_LENGTH = 4;
const VOWEL = /[aeiou]/u;

/** Whether two spellings differ by one vowel alone (grey, gray). */
const differByVowel = (one: string, other: string): boolean => {
  if (one.length !== other.length || one.length < MIN_LENGTH) return false;
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return (
    at > 0 &&
    VOWEL.test(one.charAt(at)) &&
    VOWEL.test(other.charAt(at)) &&
    one.slice(at + 1) === other.slice(at + 1)
  );
};

/** Whether two words of one sense are one word in two spellings (theatre, theater; tsar, czar). */
export const isVariant = (one: string, other: string): boolean =>
  /^[a-z]+$/u.test(one) &&
  /^[a-z]+$/u.test(other) &&
  (keyOf(one) === keyOf(other) || differByVowel(keyOf(one), keyOf(other)));
