import type { Millis } from '@agent-double/rules';
import type { Entry, NewEntry, RoomCode } from './entry.ts';

/** `taken`: there is such a room already. */
export type CreateOutcome = 'done' | 'taken';
/** `conflict`: the log is not where the writer believed, so read on and decide again. */
export type AppendOutcome = 'done' | 'conflict';

/** A span in which no server was there to wait for anybody. */
export interface Away {
  readonly from: Millis;
  readonly until: Millis;
}

/**
 * Where the logs of the rooms are kept. A promise that resolves with `done` says that the entry is
 * on disk. A store that can't be reached rejects with `StoreUnavailable`.
 */
export interface RoomStore {
  /** A new room whose log begins with `entry`. */
  create(room: RoomCode, entry: NewEntry): Promise<CreateOutcome>;
  /** Writes `entry` as number `seq`, if the log ends just before it. */
  append(room: RoomCode, seq: number, entry: NewEntry): Promise<AppendOutcome>;
  /** The entries after number `after`, in their order; null where there is no such room. */
  read(room: RoomCode, after: number): Promise<readonly Entry[] | null>;
  countRooms(): Promise<number>;
  /** Says that somebody used the room at `at`, although nothing is written to its log. */
  use(room: RoomCode, at: Millis): Promise<void>;
  /** Says that the server was there at `at`. */
  beat(at: Millis): Promise<void>;
  /** Ends the time away that began with the last beat, now that the server is back. */
  comeBack(at: Millis): Promise<void>;
  /** Times away that ended after `at`, the oldest first. */
  awaysSince(at: Millis): Promise<readonly Away[]>;
  /** Removes the rooms that nobody has used since `before`; gives their number. */
  removeIdle(before: Millis): Promise<number>;
  /** Removes a room and all that was kept of it; whether there was such a room. */
  remove(room: RoomCode): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * The store can't be reached or can't write. Nothing of what was asked has happened, unless a
 * database was lost in the middle of a commit: only reading the log again tells.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
