import type { GameEvent, Judgement, Key, PersonId, Table } from '@agent-double/rules';
import type { WireRefusal } from './refusal.ts';

/** Who points at which cards; the team on turn sees its own, and both sides of Duo all. */
export type Marks = { readonly [card: string]: readonly PersonId[] };

/** A frame from the server. `seq` counts the events of one viewer's stream and nothing else. */
export type ServerFrame =
  /** A stream opens: the table as this viewer has it, and the part of the key that it may see. */
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly room: string;
      readonly person: PersonId;
      readonly stream: string;
      readonly seq: number;
      /** The server's clock, in milliseconds. */
      readonly now: number;
      readonly table: Table;
      readonly key: Key | null;
      /** Who has a socket open. */
      readonly present: readonly PersonId[];
    }
  /** What has happened; the first of `events` has number `seq`. */
  | { readonly type: 'events'; readonly seq: number; readonly events: readonly GameEvent[] }
  /** The order is accepted and on disk. */
  | { readonly type: 'done'; readonly id: string }
  /** The order is refused and nothing has changed. */
  | { readonly type: 'refused'; readonly id: string; readonly refusal: WireRefusal }
  /** Another device has just been let in as this person. */
  | { readonly type: 'linked' }
  | { readonly type: 'present'; readonly people: readonly PersonId[] }
  | { readonly type: 'marks'; readonly marks: Marks }
  | { readonly type: 'judged'; readonly id: number; readonly judgement: Judgement }
  /** Why there is no judgement: most often, that the asker gives no clues now. */
  | { readonly type: 'notJudged'; readonly id: number; readonly refusal: WireRefusal }
  /** A computer moved in the place of its program, and why. The game goes on. */
  | { readonly type: 'stoodIn'; readonly person: PersonId; readonly refusal: WireRefusal }
  | { readonly type: 'pong'; readonly now: number }
  /** The socket is about to close, and why. */
  | { readonly type: 'bye'; readonly refusal: WireRefusal };

/** The bytes of a frame. */
export const encodeServerFrame = (frame: ServerFrame): string => JSON.stringify(frame);

/** The frame in `data`; null where it is none. The client trusts the server for its shape. */
export const parseServerFrame = (data: string): ServerFrame | null => {
  try {
    const json: unknown = JSON.parse(data);
    return typeof json === 'object' && json !== null && 'type' in json
      ? (json as ServerFrame)
      : null;
  } catch {
    return null;
  }
};
