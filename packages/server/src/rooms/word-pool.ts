import { DEFAULT_PACK_IDS, loadPacks, PACK_SUMMARIES } from '@agent-double/lexicon';
import { foldWord, OWN_PACK, type Draw, type Language, type Table } from '@agent-double/rules';

/** Words to deal from, no two of which are spellings of the same. */
export interface WordPool {
  readonly words: readonly string[];
  /** Where each word and each form is among them. */
  readonly places: ReadonlyMap<string, number>;
}

/** A pool of `words`, the first spelling of each */
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

/** Choices of packs whose pool is kept: folding takes longer than anything else about a deal. */
export const MAX_KEPT_POOLS = 16;

const kept = new Map<string, Promise<WordPool>>();

/** Words of `packs` in their order; those that the table wrote itself are a pack of their own. */
const wordsOf = async (
  language: Language,
  packs: readonly string[],
  own: readonly string[] = [],
): Promise<readonly string[]> => {
  const known = new Map((await loadPacks(language)).map(({ id, words }) => [id, words]));
  return packs.flatMap((pack) => (pack === OWN_PACK ? own : (known.get(pack) ?? [])));
};

/** The pool of a choice of packs, which don't change. */
const packPool = (language: Language, packs: readonly string[]): Promise<WordPool> => {
  const choice = [language, ...packs].join();
  const known = kept.get(choice);
  if (known !== undefined) return known;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MAX_KEPT_POOLS) kept.delete(oldest);
  const made = wordsOf(language, packs).then(wordPool);
  kept.set(choice, made);
  made.catch(() => kept.delete(choice));
  return made;
};

/** Whether every one of `packs` is a pack of that language, or the table's own. */
export const arePacks = (packs: readonly string[], language: Language): boolean =>
  packs.every(
    (pack) =>
      pack === OWN_PACK || PACK_SUMMARIES.some(({ id, lang }) => id === pack && lang === language),
  );

/** Places of the words that were not dealt before, however they were spelt. */
export const unseenIn = ({ words, places }: WordPool, dealt: readonly string[]): Uint16Array => {
  const isSeen = new Uint8Array(words.length);
  for (const word of dealt) {
    const place = places.get(word) ?? places.get(foldWord(word));
    if (place !== undefined) isSeen[place] = 1;
  }
  const unseen = new Uint16Array(words.length);
  let count = 0;
  for (let place = 0; place < words.length; place += 1) {
    if (isSeen[place] === 0) {
      unseen[count] = place;
      count += 1;
    }
  }
  return unseen.subarray(0, count);
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

/** Words of the packs that the table deals from. */
export const poolOf = async ({
  setup: { language, packs },
  ownWords,
}: Pick<Table, 'setup' | 'ownWords'>): Promise<WordPool> => {
  const chosen = packs.length === 0 ? DEFAULT_PACK_IDS[language] : packs;
  if (!chosen.includes(OWN_PACK)) return packPool(language, chosen);
  return wordPool(await wordsOf(language, chosen, ownWords));
};
