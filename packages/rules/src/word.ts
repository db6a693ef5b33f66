const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/œ/gu, 'oe'],
  [/æ/gu, 'ae'],
  [/ß/gu, 'ss'],
  [/[\u2010-\u2015\u2212]/gu, '-'],
];

/** Replaced first: Unicode takes an acute accent that stands alone for a space with a mark. */
const APOSTROPHES = /[’ʼ‘`´]/gu;

/** Most words of most languages: case is all that can differ. */
const PLAIN = /^[A-Za-z]+(?:[ -][A-Za-z]+)*$/u;

/**
 * The form under which two spellings are the same word on a board: case, accents, ligatures,
 * typographic apostrophes and hyphens, NFC and NFD no longer tell them apart (dossier C 57).
 */
export const foldWord = (word: string): string => {
  if (PLAIN.test(word)) return word.toLowerCase();
  let folded = word
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  for (const [pattern, plain] of LIGATURES) folded = folded.replace(pattern, plain);
  return folded.trim().replace(/\s+/gu, ' ');
};
