import type { WireRefusal } from '@agent-double/protocol';
import type { ProgramPlayer } from '../bots/program-player.ts';
import type { TokenHash } from '../storage/entry.ts';

/** A line to one browser or program, whatever carries it. */
export interface Line {
  /** The program that makes the moves of the computer whose line it is. */
  readonly player?: ProgramPlayer | undefined;
  /** What is kept of the secret of the browser whose line it is. */
  readonly device?: TokenHash | undefined;
  /** Sends the text of a frame. */
  send(frame: string): void;
  /** Says why, and closes. */
  bye(refusal: WireRefusal): void;
}
