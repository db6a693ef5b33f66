import type { WireRefusal } from '@agent-double/protocol';
import { backOff } from '../connection/back-off.ts';
import { joinRoom, seeRoom, type Answer } from '../connection/http.ts';

/** What comes of a network that fails or a server that starts anew: it is over in a moment. */
const isPassing = ({ code }: WireRefusal): boolean => /^(?:server|store)\/|\/busy$/u.test(code);

/** Who comes to a table, and how. */
export interface Comer {
  readonly code: string;
  /** Asked of somebody new alone, even where the first answer to them is lost on the way. */
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
export const comeIn = async (comer: Comer): Promise<Answer<unknown> | null> => {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await tryOnce(comer);
    if (answer === null || comer.signal.aborted) return null;
    if (answer.ok || !isPassing(answer.error)) return answer;
    comer.waits();
    await pause(backOff(attempt, Math.random()));
  }
};

const tryOnce = async ({ code, name, signal }: Comer): Promise<Answer<unknown> | null> => {
  const found = await seeRoom(code);
  if (signal.aborted) return null;
  return !found.ok || found.value.person !== null ? found : joinRoom(code, await name());
};

/** A wait that a network which is back cuts short. */
const pause = (span: number): Promise<unknown> =>
  new Promise((over) => {
    setTimeout(over, span);
    addEventListener('online', over, { once: true });
  });
