import { dealProblem } from '../deal.ts';
import { EDITIONS, parametersInForce } from '../editions/index.ts';
import type { DealEvent } from '../event.ts';
import { isCooperative, seatsOf } from '../mode.ts';
import type { PersonId } from '../person.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { isSingle } from '../seat.ts';
import { isRunning, sitters, type Table } from '../table.ts';
import type { DrawnDeal } from './draw-deal.ts';

/** Judges the start of a game with a deal that was drawn for it. */
export const decideStart = (
  table: Table,
  by: PersonId | null,
  { deal, reshuffled, returned }: DrawnDeal,
): Result<readonly DealEvent[], Refusal> => {
  if (by !== null && by !== table.host) return err(refusal('host/only'));
  if (isRunning(table)) return err(refusal('start/game-running'));
  const { edition, mode, changes, our } = table.setup;
  const parameters = parametersInForce(EDITIONS[edition], changes);
  const seated = seatsOf(mode, our).every((seat) => {
    const count = sitters(table.people, seat).length;
    return isSingle(seat) ? count === 1 : count > 0;
  });
  if (!seated) return err(refusal('start/seats-empty'));
  const problem = dealProblem(deal, parameters);
  if (problem !== null) return err(problem);
  const game = table.game + 1;
  const { words } = deal;
  const again = { reshuffled, ...(returned !== undefined && { returned }) };
  if (deal.kind === 'duo') {
    if (mode !== 'duo') return err(refusal('deal/key'));
    return ok([
      { type: 'gameStarted', game, kind: 'duo', mode, parameters, words, ...again },
      { type: 'sideDealt', side: 'a', cards: deal.sides.a },
      { type: 'sideDealt', side: 'b', cards: deal.sides.b },
    ]);
  }
  // The side that plays alone must be the one with the larger share (2015: pick such a key).
  if (mode === 'duo' || (isCooperative(mode) && deal.start !== our))
    return err(refusal('deal/key'));
  const { start } = deal;
  return ok([
    { type: 'gameStarted', game, kind: 'teams', mode, parameters, words, start, ...again },
    { type: 'keyDealt', cards: deal.key },
  ]);
};
