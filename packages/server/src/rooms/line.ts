import type { WireRefusal } from '@agent-double/protocol';
import type { ProgramPlayer } from '../bots/program-player.ts';
import type { TokenHash } from '../storage/entry.ts';

/** Whether each character of the text is a byte of it in UTF-8. */
export const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;

/** A line to one browser or program, whatever carries it. */
export interface Line {
  /** The program that makes the moves of the computer whose line it is. */
  readonly player?: ProgramPlayer | undefined;
  /** What is kept of the secret of the browser whose line it is. */
  readonly device?: TokenHash | undefined;
  /** Sends the text of a frame; `isPlain`: it is known to be all in ASCII. */
  send(frame: string, isPlain?: boolean): void;
  /** Says why, and closes. */
  bye(refusal: WireRefusal): void;
}
