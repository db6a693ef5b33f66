const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/**
 * What our faces can write: the languages of western Europe, for names and words of one's own too.
 * Any other sign comes from the faces of the system. `npm run fonts` cuts the faces to these.
 */
export const LETTERS = [
  span(0x20, 0x7e),
  span(0xc0, 0xff).replace(/[ÐÝÞðýþ]/gu, ''),
  'ŒœŸ«»“”‘’…–—·×−°\u00a0\u202f',
].join('');
