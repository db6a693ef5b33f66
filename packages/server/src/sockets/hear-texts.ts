import { MAX_FRAME_BYTES, type WireRefusal } from '@agent-double/protocol';
import type { RawData, WebSocket } from 'ws';
import { Bucket } from '../limits/bucket.ts';
import { traceOf } from '../log.ts';
import type { SessionDeps } from './session.ts';

/** Whoever is behind a socket, as far as its texts go. */
export interface Hearer {
  readonly isOver: boolean;
  /** A text within the rate and the size. */
  hear(text: string): void;
  /** The socket is closed. */
  left(): void;
  bye(refusal: WireRefusal): void;
}

/** Tells of a bug that one text meets, and ends it with its socket. */
export const endWithSocket = (
  error: unknown,
  room: string,
  hearer: Pick<Hearer, 'bye'>,
  { log }: Pick<SessionDeps, 'log'>,
): void => {
  log.error({ room, ...traceOf(error) }, 'a bug in a socket');
  hearer.bye({ code: 'server/error' });
};

const receive = (data: RawData, isBinary: boolean, hearer: Hearer): void => {
  if (isBinary || !Buffer.isBuffer(data)) hearer.bye({ code: 'frame/malformed' });
  else if (data.length > MAX_FRAME_BYTES) hearer.bye({ code: 'frame/too-big' });
  else hearer.hear(data.toString());
};

/** Hands what comes by a socket to its hearer: texts alone, not too many and none too big. */
export const hearTexts = (
  socket: WebSocket,
  room: string,
  hearer: Hearer,
  deps: SessionDeps,
): void => {
  const rate = new Bucket(deps.frameRate, deps.surroundings.now());
  socket.on('message', (data, isBinary) => {
    try {
      if (hearer.isOver) return;
      if (rate.take(deps.surroundings.now())) receive(data, isBinary, hearer);
      else hearer.bye({ code: 'frame/too-many' });
    } catch (error) {
      endWithSocket(error, room, hearer, deps);
    }
  });
  socket.on('error', (error) => {
    const tooBig = 'code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';
    deps.refused({ code: tooBig ? 'frame/too-big' : 'frame/malformed' });
  });
  socket.on('close', () => {
    try {
      hearer.left();
    } catch (error) {
      endWithSocket(error, room, hearer, deps);
    }
  });
};
