import type { WireRefusal } from '@agent-double/protocol';
import { err, ok } from '@agent-double/rules';
import { backOff } from '../connection/back-off.ts';
import { joinRoom, seeRoom, type Answer } from '../connection/http.ts';

/** What comes of a network that fails or a server that starts anew: it is over in a moment. */
const PASSING: readonly WireRefusal['code'][] = [
  'server/error',
  'server/stopping',
  'store/unavailable',
  'room/busy',
];

/** Who comes to a table, and how. */
export interface Comer {
  readonly code: string;
  readonly name: () => Promise<string>;
  /** Told when nobody answers and it will be tried again. */
  readonly waits: () => void;
  /** Aborted once nobody wants to come in any more. */
  readonly signal: AbortSignal;
}

/**
 * Brings this browser to a table: as whom it was there, or as somebody new. It is tried for as long
 * as it may help; null where nobody wants it any more, who then does not join either.
 */
export const comeIn = async (comer: Comer): Promise<Answer<'known' | 'new'> | null> => {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await tryOnce(comer);
    if (comer.signal.aborted) return null;
    if (answer.ok || !PASSING.includes(answer.error.code)) return answer;
    comer.waits();
    if (!(await pause(backOff(attempt, Math.random()), comer.signal))) return null;
  }
};

const tryOnce = async ({ code, name, signal }: Comer): Promise<Answer<'known' | 'new'>> => {
  const found = await seeRoom(code);
  if (!found.ok) return found;
  if (found.value.person !== null) return ok('known');
  const own = await name();
  if (signal.aborted) return err({ code: 'person/none' });
  const joined = await joinRoom(code, own);
  return joined.ok ? ok('new') : joined;
};

/** A wait that a network which is back cuts short; whether anybody still wants its end. */
const pause = (span: number, signal: AbortSignal): Promise<boolean> =>
  new Promise((over) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      over(!signal.aborted);
    };
    const timer = setTimeout(end, span);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
