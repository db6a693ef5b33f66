import { DEFAULT_PACK_IDS, type Pack } from '@agent-double/lexicon';
import {
  boardSize,
  dealFor,
  distinctWords,
  foldWord,
  isUsedUp,
  ok,
  OWN_PACK,
  type Draw,
  type DrawnDeal,
  type Refusal,
  type Result,
  type Table,
} from '@agent-double/rules';

/** Draws words of `packs` that were not dealt at this table yet, and a key for them. */
export const drawDeal = (
  { setup, dealt, ownWords }: Pick<Table, 'setup' | 'dealt' | 'ownWords'>,
  packs: readonly Pack[],
  draw: Draw,
): Result<DrawnDeal, Refusal> => {
  const chosen = setup.packs.length === 0 ? DEFAULT_PACK_IDS[setup.language] : setup.packs;
  const pool = distinctWords([
    ...packs.filter(({ id }) => chosen.includes(id)).flatMap(({ words }) => words),
    ...(chosen.includes(OWN_PACK) ? ownWords : []),
  ]);
  const before = new Set(dealt.map(foldWord));
  const fresh = pool.filter((word) => !before.has(foldWord(word)));
  const reshuffled = isUsedUp(fresh.length, pool.length, boardSize(setup));
  const drawn = dealFor(setup, reshuffled ? pool : fresh, draw);
  return drawn.ok ? ok({ deal: drawn.value, reshuffled }) : drawn;
};
