import type { Draw } from '../deal.ts';
import { foldWord } from '../word.ts';

/** Words to deal from, no two of which are spellings of the same. */
export interface WordPool {
  readonly words: readonly string[];
  /** Where each word and each form is among them. */
  readonly places: ReadonlyMap<string, number>;
}

/** A pool of `words`, the first spelling of each. */
export const wordPool = (words: readonly string[]): WordPool => {
  const kept: string[] = [];
  const places = new Map<string, number>();
  for (const word of words) {
    const form = foldWord(word);
    if (places.has(form)) continue;
    places.set(form, kept.length).set(word, kept.length);
    kept.push(word);
  }
  return { words: kept, places };
};

/** Where the word is in the pool, however it is spelt; undefined where it is not. */
export const placeIn = ({ places }: WordPool, word: string): number | undefined =>
  places.get(word) ?? places.get(foldWord(word));

/** Places of a pool's words, apart by whether they were dealt. */
export interface Sorted {
  readonly unseen: Uint16Array;
  readonly seen: Uint16Array;
}

/** Tells the words of `pool` that are among `dealt`, however they were spelt, from the others. */
export const sortedBy = (pool: WordPool, dealt: readonly string[]): Sorted => {
  const { length } = pool.words;
  const isSeen = new Uint8Array(length);
  for (const word of dealt) {
    const place = placeIn(pool, word);
    if (place !== undefined) isSeen[place] = 1;
  }
  const places = new Uint16Array(length);
  let unseen = 0;
  let seen = length;
  for (let place = 0; place < length; place += 1) {
    if (isSeen[place] === 0) {
      places[unseen] = place;
      unseen += 1;
    } else {
      seen -= 1;
      places[seen] = place;
    }
  }
  return { unseen: places.subarray(0, unseen), seen: places.subarray(seen) };
};

/**
 * `count` words of those at `left`, any choice as likely as another; all of them where there are
 * fewer. What is drawn has changed places in `left`.
 */
export const drawWords = (
  { words }: WordPool,
  left: Uint16Array,
  count: number,
  draw: Draw,
): readonly string[] =>
  Array.from({ length: Math.min(count, left.length) }, (_, at) => {
    const other = at + draw(left.length - at);
    const drawn = left[other] ?? 0;
    left[other] = left[at] ?? 0;
    left[at] = drawn;
    return words[drawn] ?? '';
  });
