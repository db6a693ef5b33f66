import { DEFAULT_PACK_IDS, loadPacks, PACK_SUMMARIES } from '@agent-double/lexicon';
import { foldWord, OWN_PACK, type Draw, type Language, type Table } from '@agent-double/rules';

/** A word to deal, with the form under which other spellings of it are the same. */
interface PoolWord {
  readonly word: string;
  readonly folded: string;
}

/** Folding takes longer than anything else about a deal, and packs don't change. */
const folded = new Map<string, Promise<ReadonlyMap<string, readonly PoolWord[]>>>();

const foldPacks = async (language: Language): Promise<ReadonlyMap<string, readonly PoolWord[]>> =>
  new Map(
    (await loadPacks(language)).map(({ id, words }) => [
      id,
      words.map((word) => ({ word, folded: foldWord(word) })),
    ]),
  );

const packsOf = (language: Language): Promise<ReadonlyMap<string, readonly PoolWord[]>> => {
  const known = folded.get(language);
  if (known !== undefined) return known;
  const folding = foldPacks(language);
  folded.set(language, folding);
  folding.catch(() => folded.delete(language));
  return folding;
};

/** Whether every one of `packs` is a pack of that language, or the table's own. */
export const arePacks = (packs: readonly string[], language: Language): boolean =>
  packs.every(
    (pack) =>
      pack === OWN_PACK || PACK_SUMMARIES.some(({ id, lang }) => id === pack && lang === language),
  );

/** Words to deal from. Their forms all differ. */
export type WordPool = readonly PoolWord[];

/** A pool of `words`, the first spelling of each. */
export const wordPool = (words: readonly string[]): WordPool =>
  distinct(words.map((word) => ({ word, folded: foldWord(word) })));

const distinct = (words: readonly PoolWord[]): WordPool => {
  const seen = new Set<string>();
  return words.filter(({ folded: form }) => {
    const isNew = !seen.has(form);
    seen.add(form);
    return isNew;
  });
};

/** The pool without the words that were dealt before, however they are spelt. */
export const unseen = (pool: WordPool, dealt: readonly string[]): WordPool => {
  const before = new Set(dealt);
  const forms = new Set(
    pool.filter(({ word }) => before.has(word)).map(({ folded: form }) => form),
  );
  const printed = new Set(pool.map(({ word }) => word));
  for (const word of before) if (!printed.has(word)) forms.add(foldWord(word));
  return pool.filter(({ folded: form }) => !forms.has(form));
};

/** `count` words, any choice as likely as another; all of them where there are fewer. */
export const drawWords = (pool: WordPool, count: number, draw: Draw): readonly string[] => {
  const words = pool.map(({ word }) => word);
  const drawn = Math.min(count, words.length);
  for (let at = 0; at < drawn; at += 1) {
    const other = at + draw(words.length - at);
    [words[at], words[other]] = [words[other] ?? '', words[at] ?? ''];
  }
  return words.slice(0, drawn);
};

/** Words of the packs that the table deals from. */
export const poolOf = async ({
  setup: { language, packs },
  ownWords,
}: Pick<Table, 'setup' | 'ownWords'>): Promise<WordPool> => {
  const known = await packsOf(language);
  const chosen = packs.length === 0 ? DEFAULT_PACK_IDS[language] : packs;
  return distinct(
    chosen.flatMap((pack) => (pack === OWN_PACK ? wordPool(ownWords) : (known.get(pack) ?? []))),
  );
};
