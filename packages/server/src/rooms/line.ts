import type { WireRefusal } from '@agent-double/protocol';

/** A line to one browser, whatever carries it. */
export interface Line {
  /** Sends the text of a frame. */
  send(frame: string): void;
  /** Says why, and closes. */
  bye(refusal: WireRefusal): void;
}
