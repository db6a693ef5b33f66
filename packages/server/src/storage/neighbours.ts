import type { Marks } from '@agent-double/protocol';
import type { PersonId } from '@agent-double/rules';
import type { RoomCode } from './entry.ts';

/** Who is in a room on one server, and what they point at in which turn. Nothing of it lasts. */
export interface Presence {
  readonly people: readonly PersonId[];
  readonly turn: string;
  readonly marks: Marks;
}

/** A server that wants to know what the others on the same data do. */
export interface NeighbourWatcher {
  /** The rooms that this server has in memory. */
  held(): Iterable<RoomCode>;
  /** The log of a room has come to number `seq`; null: there is no such room any more. */
  reached(room: RoomCode, seq: number | null): void;
  /** Who is in the room on the other servers by now. */
  elsewhere(room: RoomCode, presences: readonly Presence[]): void;
}

/** The other servers on the same data. What they say may be lost; it is asked for again in time. */
export interface Neighbours {
  /** Tells `watcher` from here on. Once is enough. */
  watch(watcher: NeighbourWatcher): void;
  /** Asks at once how far a room's log is and who is there elsewhere. */
  look(room: RoomCode): void;
  /** Tells the others who is in a room here; null once it isn't in memory any more. */
  show(room: RoomCode, presence: Presence | null): void;
}
