import { randomBytes, randomInt } from 'node:crypto';
import type { Draw, Millis } from '@agent-double/rules';

/** Longest delay that a timer of the platform can hold. */
const MAX_DELAY_MS = 2 ** 31 - 1;
const CHANCES = 2 ** 47;
const SECRET_BYTES = 32;
const STREAM_BYTES = 9;

/** All that the server takes from the machine it runs on: its clock and its chance. */
export interface Surroundings {
  readonly now: () => Millis;
  /** Runs `task` once after `ms` and gives back what calls it off. */
  readonly after: (ms: Millis, task: () => void) => () => void;
  readonly draw: Draw;
  /** A number in [0, 1). */
  readonly chance: () => number;
  /** A new secret for a browser: 256 bits, base64url. */
  readonly secret: () => string;
  /** A new name for a viewer's stream of events. */
  readonly streamId: () => string;
}

/** The clock of the machine and the system's secure source of chance. */
export const MACHINE: Surroundings = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, Math.min(Math.max(ms, 0), MAX_DELAY_MS));
    timer.unref();
    return () => {
      clearTimeout(timer);
    };
  },
  draw: (below) => randomInt(below),
  chance: () => randomInt(CHANCES) / CHANCES,
  secret: () => randomBytes(SECRET_BYTES).toString('base64url'),
  streamId: () => randomBytes(STREAM_BYTES).toString('base64url'),
};
