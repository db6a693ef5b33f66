import { DEFAULT_PACK_IDS, type Pack } from '@agent-double/lexicon';
import {
  dealDuo,
  dealTeams,
  distinctWords,
  EDITIONS,
  foldWord,
  isCooperative,
  OWN_PACK,
  parametersInForce,
  TEAMS,
  type Deal,
  type Draw,
  type Refusal,
  type Result,
  type Setup,
  type Table,
  type Team,
} from '@agent-double/rules';

/** A deal, and whether the pool was used up and its words are dealt again. */
export interface DrawnDeal {
  readonly deal: Deal;
  readonly reshuffled: boolean;
}

/** Draws words of `packs` that were not dealt at this table yet, and a key for them. */
export const drawDeal = (
  { setup, dealt, ownWords }: Pick<Table, 'setup' | 'dealt' | 'ownWords'>,
  packs: readonly Pack[],
  draw: Draw,
): Result<DrawnDeal, Refusal> => {
  const parameters = parametersInForce(EDITIONS[setup.edition], setup.changes);
  const size = parameters['board.rows'] * parameters['board.cols'];
  const chosen = setup.packs.length === 0 ? DEFAULT_PACK_IDS[setup.language] : setup.packs;
  const pool = distinctWords([
    ...packs.filter(({ id }) => chosen.includes(id)).flatMap(({ words }) => words),
    ...(chosen.includes(OWN_PACK) ? ownWords : []),
  ]);
  const before = new Set(dealt.map(foldWord));
  const fresh = pool.filter((word) => !before.has(foldWord(word)));
  const reshuffled = fresh.length < size && fresh.length < pool.length;
  const words = reshuffled ? pool : fresh;
  const deal =
    setup.mode === 'duo'
      ? dealDuo(words, draw)
      : dealTeams(words, parameters, startingTeam(setup, draw), draw);
  return deal.ok ? { ok: true, value: { deal: deal.value, reshuffled } } : deal;
};

const startingTeam = ({ mode, our, start }: Setup, draw: Draw): Team => {
  if (isCooperative(mode)) return our;
  return start === 'draw' ? (TEAMS[draw(TEAMS.length)] ?? 'red') : start;
};
