import type { WireRefusal } from '@agent-double/protocol';
import { isRunning, type PersonId } from '@agent-double/rules';
import type { TokenHash } from '../storage/entry.ts';
import type { Ledger } from './ledger.ts';

/**
 * Why whoever holds `device`, or held it before it was withdrawn, may not become `person` (null:
 * somebody new): another device is no way round a removal or a key.
 */
export const whyBarred = (
  ledger: Ledger,
  device: TokenHash,
  person: PersonId | null,
): WireRefusal | null => {
  const { table } = ledger;
  const former = ledger.formerHolder(device);
  const holder = ledger.holder(device) ?? former?.person ?? null;
  if (holder === null || holder === person) return null;
  if (table.removed.includes(holder)) return { code: 'person/removed' };
  const hasShown =
    former === null ? ledger.hasSeenKey(holder) : isRunning(table) && former.shown === table.game;
  return hasShown ? { code: 'seat/saw-key' } : null;
};
