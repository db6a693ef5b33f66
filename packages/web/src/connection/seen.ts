import type { Marks, ServerFrame } from '@agent-double/protocol';
import {
  evolve,
  evolveKey,
  type GameEvent,
  type Key,
  type PersonId,
  type Table,
} from '@agent-double/rules';

/** What this viewer knows of a room: the fold of its stream, and the passing signals. */
export interface Seen {
  readonly room: string;
  readonly person: PersonId;
  readonly stream: string;
  /** Number of the last event folded. */
  readonly seq: number;
  readonly table: Table;
  readonly key: Key | null;
  readonly present: readonly PersonId[];
  readonly marks: Marks;
  /** The server's clock minus this machine's, in milliseconds. */
  readonly ahead: number;
}

type Welcome = Extract<ServerFrame, { type: 'welcome' }>;
type Events = Extract<ServerFrame, { type: 'events' }>;

/** What is known when a stream opens; `now` is this machine's clock. */
export const welcomed = (frame: Welcome, now: number): Seen => ({
  room: frame.room,
  person: frame.person,
  stream: frame.stream,
  seq: frame.seq,
  table: frame.table,
  key: frame.key,
  present: frame.present,
  marks: {},
  ahead: frame.now - now,
});

/** What is known after more events, and those that were new; null where some are missing. */
export const told = (
  seen: Seen,
  frame: Events,
): { readonly seen: Seen; readonly fresh: readonly GameEvent[] } | null => {
  const expected = seen.seq + 1;
  if (frame.seq > expected) return null;
  const fresh = frame.events.slice(expected - frame.seq);
  return {
    seen: {
      ...seen,
      seq: seen.seq + fresh.length,
      table: fresh.reduce(evolve, seen.table),
      key: fresh.reduce(evolveKey, seen.key),
    },
    fresh,
  };
};
