import type { WireRefusal } from '@agent-double/protocol';
import { traceOf, type Log } from '../log.ts';
import { StoreUnavailable } from '../storage/room-store.ts';
import { LedgerBroken, RoomGone } from './clerk.ts';

/** What is done with what a task throws. */
export interface Guard {
  readonly log: Log;
  /** Which room, and after which entry of its log. */
  readonly where: () => object;
  /** Called where the room's memory can't be trusted any more, with what its people are told. */
  readonly collapse: (refusal: WireRefusal) => void;
}

/** The one place where a bug in a room ends: it is logged, and the asker gets this refusal. */
export const caught = (error: unknown, { log, where, collapse }: Guard): WireRefusal => {
  if (error instanceof StoreUnavailable) {
    log.error({ ...where(), ...traceOf(error.cause) }, 'the store is unavailable');
    return { code: 'store/unavailable' };
  }
  if (error instanceof RoomGone) {
    collapse({ code: 'room/unknown' });
    return { code: 'room/unknown' };
  }
  const broken = error instanceof LedgerBroken;
  log.error({ ...where(), ...traceOf(broken ? error.cause : error) }, 'a bug in a room');
  if (broken) collapse({ code: 'server/error' });
  return { code: 'server/error' };
};
