import { DEFAULT_PACK_IDS, loadPacks } from '@agent-double/lexicon';
import { OWN_PACK, wordPool, type Table, type WordPool } from '@agent-double/rules';

/** Words that the table deals from: those of the packs that it chose, and its own. */
export const devicePool = async ({
  setup: { language, packs },
  ownWords,
}: Pick<Table, 'setup' | 'ownWords'>): Promise<WordPool> => {
  const chosen = packs.length === 0 ? DEFAULT_PACK_IDS[language] : packs;
  const known = (await loadPacks(language)).filter(({ id }) => chosen.includes(id));
  return wordPool([
    ...known.flatMap(({ words }) => words),
    ...(chosen.includes(OWN_PACK) ? ownWords : []),
  ]);
};
