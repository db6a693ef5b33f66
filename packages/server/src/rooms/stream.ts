import { hears, audience, type GameEvent, type PersonId, type Table } from '@agent-double/rules';
import { personOf, type Viewer } from '@agent-double/rules';

/**
 * What one viewer hears, counted by itself: the store's numbers, which count what others hear as
 * well, never leave the server. A change of seat ends it.
 */
export interface Stream {
  readonly id: string;
  readonly viewer: Viewer;
  /** Number of the last event that was told, 0 at the opening. */
  seq: number;
}

/** A stream of what that person hears from here on; null for somebody who isn't there. */
export const openStream = (id: string, table: Table, person: PersonId): Stream | null => {
  const found = personOf(table, person);
  return found === null ? null : { id, viewer: { id: found.id, seat: found.seat }, seq: 0 };
};

/** Whether the person is still there, and where it sat when the stream opened. */
export const isCurrent = (stream: Stream, table: Table): boolean =>
  personOf(table, stream.viewer.id)?.seat === stream.viewer.seat;

/** What the stream told after number `seq`, as far as it is still in `recent`; else null. */
export const heardSince = (
  stream: Stream,
  recent: readonly GameEvent[],
  seq: number,
): readonly GameEvent[] | null => {
  const missing = stream.seq - seq;
  if (missing === 0) return [];
  if (missing < 0 || seq < 0) return null;
  const heard = recent.filter((event) => hears(stream.viewer, audience(event)));
  return heard.length < missing ? null : heard.slice(-missing);
};
