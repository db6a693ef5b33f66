import { DEFAULT_PACK_IDS, loadPacks, PACK_SUMMARIES } from '@agent-double/lexicon';
import {
  dealDuo,
  dealTeams,
  EDITIONS,
  foldWord,
  isCooperative,
  parametersInForce,
  TEAMS,
  type Deal,
  type Draw,
  type Language,
  type Refusal,
  type Result,
  type Setup,
  type Table,
  type Team,
} from '@agent-double/rules';

/** Words of the packs that the table deals from. */
export const poolOf = async ({ language, packs }: Setup): Promise<readonly string[]> => {
  const chosen = packs.length === 0 ? DEFAULT_PACK_IDS[language] : packs;
  return (await loadPacks(language))
    .filter(({ id }) => chosen.includes(id))
    .flatMap(({ words }) => words);
};

/** Whether every one of `packs` is a pack of that language. */
export const arePacks = (packs: readonly string[], language: Language): boolean =>
  packs.every((pack) => PACK_SUMMARIES.some(({ id, lang }) => id === pack && lang === language));

/** A deal, and whether the pool was used up and its words are dealt again. */
export interface DrawnDeal {
  readonly deal: Deal;
  readonly reshuffled: boolean;
}

/**
 * Draws words that the table has not seen yet, and a key for them. Once the pool has too few of
 * those left, all of its words are in it again.
 */
export const drawDeal = (
  table: Table,
  pool: readonly string[],
  draw: Draw,
): Result<DrawnDeal, Refusal> => {
  const { edition, mode, changes } = table.setup;
  const parameters = parametersInForce(EDITIONS[edition], changes);
  const from = (words: readonly string[]): Result<Deal, Refusal> =>
    mode === 'duo'
      ? dealDuo(words, draw)
      : dealTeams(words, parameters, startingTeam(table.setup, draw), draw);

  const seen = new Set(table.dealt.map(foldWord));
  const fresh = from(pool.filter((word) => !seen.has(foldWord(word))));
  const reshuffled = !fresh.ok && fresh.error.code === 'deal/not-enough-words' && seen.size > 0;
  const drawn = reshuffled ? from(pool) : fresh;
  return drawn.ok ? { ok: true, value: { deal: drawn.value, reshuffled } } : drawn;
};

const startingTeam = ({ mode, our, start }: Setup, draw: Draw): Team => {
  if (isCooperative(mode)) return our;
  return start === 'draw' ? (TEAMS[draw(TEAMS.length)] ?? 'red') : start;
};
