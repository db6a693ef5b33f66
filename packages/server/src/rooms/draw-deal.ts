import {
  dealDuo,
  dealTeams,
  EDITIONS,
  isCooperative,
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
import { drawWords, unseenIn, type WordPool } from './word-pool.ts';

/** A deal, and whether the pool was used up and its words are dealt again. */
export interface DrawnDeal {
  readonly deal: Deal;
  readonly reshuffled: boolean;
}

/**
 * Draws words that the table has not seen yet, and a key for them. Once the pool has too few of
 * those left, all of its words are in it again.
 */
export const drawDeal = (table: Table, pool: WordPool, draw: Draw): Result<DrawnDeal, Refusal> => {
  const { edition, mode, changes } = table.setup;
  const parameters = parametersInForce(EDITIONS[edition], changes);
  const size = parameters['board.rows'] * parameters['board.cols'];
  const fresh = unseenIn(pool, table.dealt);
  const reshuffled = fresh.length < size && fresh.length < pool.words.length;
  const words = drawWords(pool, reshuffled ? unseenIn(pool, []) : fresh, size, draw);
  const drawn =
    mode === 'duo'
      ? dealDuo(words, draw)
      : dealTeams(words, parameters, startingTeam(table.setup, draw), draw);
  return drawn.ok ? { ok: true, value: { deal: drawn.value, reshuffled } } : drawn;
};

const startingTeam = ({ mode, our, start }: Setup, draw: Draw): Team => {
  if (isCooperative(mode)) return our;
  return start === 'draw' ? (TEAMS[draw(TEAMS.length)] ?? 'red') : start;
};
