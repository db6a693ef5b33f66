const PLAIN: Readonly<Record<string, string>> = {
  a: 'àáâãäå',
  c: 'ç',
  e: 'èéêë',
  i: 'ìíîï',
  n: 'ñ',
  o: 'òóôõöø',
  u: 'ùúûü',
  y: 'ýÿ',
};

/** Latin-1 code to the code of the letter without its accent. */
export const PLAIN_CODES: Uint8Array = Uint8Array.from({ length: 256 }, (_, code) => code);
for (const [plain, accented] of Object.entries(PLAIN)) {
  for (const letter of accented) PLAIN_CODES[letter.charCodeAt(0)] = plain.charCodeAt(0);
}

/** Whether packed tables can hold the text: one byte a letter. */
export const isLatin1 = (text: string): boolean => /^[\u0020-\u00ff]*$/u.test(text);

/** The bytes of a Latin-1 text; anything else is taken as a letter that no table holds. */
export const latinBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 256 ? code : 1;
  });

/** The same letters without accents. */
export const plainBytes = (bytes: Uint8Array): Uint8Array =>
  bytes.map((code) => PLAIN_CODES[code] ?? code);

/** Order by bytes, the shorter first. */
export const compareBytes = (a: Uint8Array, b: Uint8Array): number => {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};
