import type { WireRefusal } from '@agent-double/protocol';

/** What is counted while the server runs. Spans are in seconds. */
export interface Meter {
  /** An order was carried out. */
  accepted(): void;
  /** Somebody was told no. */
  refused(code: WireRefusal['code']): void;
  /** A move took so long until the store had it on disk. */
  committed(span: number): void;
  /** So long until every line of the room on this server was told of a move. */
  told(span: number): void;
}

/** Counts nothing. */
export const NO_METER: Meter = {
  accepted: () => undefined,
  refused: () => undefined,
  committed: () => undefined,
  told: () => undefined,
};

/** Seconds since the machine's monotonic clock said `start`, which is in milliseconds. */
export const secondsSince = (start: number): number => (performance.now() - start) / 1000;
