import {
  boardSize,
  dealFor,
  isUsedUp,
  ok,
  type Draw,
  type DrawnDeal,
  type Refusal,
  type Result,
  type Table,
} from '@agent-double/rules';
import { drawWords, unseenIn, type WordPool } from './word-pool.ts';

/**
 * Draws words that the table has not seen yet, and a key for them. Once the pool has too few of
 * those left, all of its words are in it again.
 */
export const drawDeal = (table: Table, pool: WordPool, draw: Draw): Result<DrawnDeal, Refusal> => {
  const size = boardSize(table.setup);
  const fresh = unseenIn(pool, table.dealt);
  const reshuffled = isUsedUp(fresh.length, pool.words.length, size);
  const words = drawWords(pool, reshuffled ? unseenIn(pool, []) : fresh, size, draw);
  const drawn = dealFor(table.setup, words, draw);
  return drawn.ok ? ok({ deal: drawn.value, reshuffled }) : drawn;
};
