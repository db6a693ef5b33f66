import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Logs as JSON on the error output; the standard one is for people. */
export const openLog = (
  level: Config['logLevel'],
  to: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger => pino({ level, base: null }, to);

/** What a log may say of an error: its message could quote a key or a secret. */
export const traceOf = (error: unknown): { readonly error: string; readonly trace: string[] } => {
  if (!(error instanceof Error)) return { error: typeof error, trace: [] };
  const quoteless = (error.stack ?? '').replace(error.message, '');
  const lines = quoteless.split('\n').map((line) => line.trim());
  return { error: error.name, trace: lines.filter((line) => line.startsWith('at ')) };
};
