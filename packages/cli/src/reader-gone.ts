import type { Writable } from 'node:stream';

/** What a shell reports of a command that a closed pipe ended. */
const CLOSED_PIPE = 141;

const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** Ends the command without a word where whoever reads `output` goes away; throws other errors. */
export const endWithReader = (output: Writable, exit: (status: number) => void): void => {
  output.on('error', (error) => {
    if (!isClosedPipe(error)) throw error;
    exit(CLOSED_PIPE);
  });
};
