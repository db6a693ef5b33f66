import type { Command, Millis } from '@agent-double/rules';
import type { Away } from '../storage/room-store.ts';
import type { Ledger } from './ledger.ts';

/**
 * Gives the deadlines of a table back the times in which no server was there. `opened` is the
 * number of the last entry when this server read the log: whoever else has written since woke the
 * room too, and gave all of it back.
 */
export const giveBack = async (
  aways: readonly Away[],
  ledger: Pick<Ledger, 'seq'>,
  opened: number,
  order: (ask: () => Command | null, now: Millis) => Promise<void>,
): Promise<void> => {
  let expected = opened;
  let others = false;
  for (const { from, until } of aways) {
    const ask = (): Command | null => {
      others ||= ledger.seq !== expected;
      return others ? null : { type: 'giveBack', span: until - from };
    };
    await order(ask, from);
    expected = ledger.seq;
  }
};
