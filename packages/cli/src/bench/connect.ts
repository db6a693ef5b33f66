import { WebSocket } from 'ws';

const HELLO = JSON.stringify({ type: 'hello', protocol: 1 });
/** Most connections that are made at once. */
export const AT_ONCE = 64;

/** Runs `task` for each number below `count`, some at once; gives what came of it in order. */
export const each = async <T>(
  count: number,
  task: (at: number) => Promise<T>,
  atOnce = AT_ONCE,
): Promise<readonly T[]> => {
  const results: T[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const at = next;
      next += 1;
      results[at] = await task(at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, lane));
  return results;
};

/** A socket, and the first frame that has come on it. */
export interface Greeted {
  readonly socket: WebSocket;
  readonly frame: Buffer;
}

/** Opens a socket and waits for its first frame; to the server of the game it says hello first. */
export const greeted = (url: string, cookie: string | null): Promise<Greeted> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws'), {
      perMessageDeflate: false,
      ...(cookie === null ? {} : { headers: { cookie } }),
    });
    socket.once('error', reject);
    socket.once('open', () => {
      if (cookie !== null) socket.send(HELLO);
    });
    socket.once('message', (frame: Buffer) => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      resolve({ socket, frame });
    });
  });

/** A socket, once its first frame has come. */
export const connect = async (url: string, cookie: string | null): Promise<WebSocket> =>
  (await greeted(url, cookie)).socket;
