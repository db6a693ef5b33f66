import type { Deal, Draw } from '../deal.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import type { Table } from '../table.ts';
import { boardSize, dealFor } from './deal-for.ts';
import { drawWords, placeIn, sortedBy, type WordPool } from './word-pool.ts';

/** A deal, and whether the pool was used up, so that its words are dealt again from here on. */
export interface DrawnDeal {
  readonly deal: Deal;
  readonly reshuffled: boolean;
  /** The words dealt before that are dealt again; without it all of them are. */
  readonly returned?: readonly string[];
}

/**
 * Draws words of `pool` that the table has not seen yet, and a key for them. Where too few are left
 * they are all on the board, with others of the pool, which is used up then: its words come back,
 * and no others do.
 */
export const drawDeal = (
  { setup, dealt }: Pick<Table, 'setup' | 'dealt'>,
  pool: WordPool,
  draw: Draw,
): Result<DrawnDeal, Refusal> => {
  const size = boardSize(setup);
  const { unseen, seen } = sortedBy(pool, dealt);
  const words = drawWords(pool, unseen, size, draw);
  const again = drawWords(pool, seen, size - words.length, draw);
  const drawn = dealFor(setup, [...words, ...again], draw);
  if (!drawn.ok) return drawn;
  const deal = drawn.value;
  if (again.length === 0) return ok({ deal, reshuffled: false });
  const returned = dealt.filter((word) => placeIn(pool, word) !== undefined);
  return ok({
    deal,
    reshuffled: true,
    ...(returned.length < dealt.length && { returned }),
  });
};
