import { DEFAULT_PACK_IDS, loadPacks, PACK_SUMMARIES } from '@agent-double/lexicon';
import { OWN_PACK, wordPool, type Language, type Table, type WordPool } from '@agent-double/rules';

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

/** Words of the packs that the table deals from. */
export const poolOf = async ({
  setup: { language, packs },
  ownWords,
}: Pick<Table, 'setup' | 'ownWords'>): Promise<WordPool> => {
  const chosen = packs.length === 0 ? DEFAULT_PACK_IDS[language] : packs;
  if (!chosen.includes(OWN_PACK)) return packPool(language, chosen);
  return wordPool(await wordsOf(language, chosen, ownWords));
};
