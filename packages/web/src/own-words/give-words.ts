import { DEFAULT_PACK_IDS, MIN_OWN_WORDS } from '@agent-double/lexicon';
import { MAX_WORDS_PER_ORDER, type WireCommand } from '@agent-double/protocol';
import { OWN_PACK, type Setup } from '@agent-double/rules';

/** The packs to deal from with `count` own words: those alone, or with others where they are few. */
export const packsWith = ({ packs, language }: Setup, count: number): string[] => {
  const others = packs.filter((pack) => pack !== OWN_PACK);
  if (count === 0) return others;
  if (count >= MIN_OWN_WORDS) return [OWN_PACK];
  return [...(others.length > 0 ? others : DEFAULT_PACK_IDS[language]), OWN_PACK];
};

/** The orders by which a table gets `words` of its own, in place of those that it has. */
export const ordersFor = (words: readonly string[]): readonly WireCommand[] => {
  const orders: WireCommand[] = [];
  let from = 0;
  do {
    const part = words.slice(from, from + MAX_WORDS_PER_ORDER);
    orders.push({ type: 'changeWords', from, words: part });
    from += MAX_WORDS_PER_ORDER;
  } while (from < words.length);
  return orders;
};

/** Gives the table its own words and deals from them; says whether the server took all of them. */
export const giveWords = async (
  tell: (command: WireCommand) => Promise<boolean>,
  words: readonly string[],
  setup: Setup,
): Promise<boolean> => {
  for (const order of ordersFor(words)) if (!(await tell(order))) return false;
  return tell({ type: 'changeSetup', change: { packs: packsWith(setup, words.length) } });
};
