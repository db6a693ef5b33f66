import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import { MAX_FRAME_BYTES, type HttpRefusal, type WireRefusal } from '@agent-double/protocol';
import { err, ok, type Result } from '@agent-double/rules';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../config/config.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { statusOf } from '../http/refusal-status.ts';
import type { RoomGuard } from '../limits/room-guard.ts';
import { traceOf } from '../log.ts';
import { LONGEST_CODE_IN_ADDRESS, parseRoomCode } from '../rooms/room-code.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { isSecret, SECRET_COOKIE, tokenHash } from '../seats/token.ts';
import { StoreUnavailable } from '../storage/room-store.ts';
import type { Pulse } from './pulse.ts';
import { ProgramSession } from './program-session.ts';
import { closeFor, sayBye, Session, type Holder, type SessionDeps } from './session.ts';

/** A frame this many times too big is cut off without a word; a smaller one is told why. */
const HOPELESS = 4;
const SOCKET_PATH = /^\/api\/rooms\/([^/?]+)\/(socket|program)(?:\?|$)/u;

/** What the gate works with. */
export interface GateDeps extends SessionDeps {
  readonly rooms: Rooms;
  readonly guard: RoomGuard;
  readonly pulse: Pulse;
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>;
}

interface Admission {
  readonly room: Room;
  /** Null: a program, which says who it is by itself. */
  readonly holder: Holder | null;
}

/** How long the last words to a socket may take when the server stops. */
const FAREWELL_MS = 500;

/** Where sockets come in. */
export interface Gate {
  /** How many are open. */
  readonly sockets: number;
  /** Closes those that the rooms have said bye to. */
  close(): Promise<void>;
}

/** Listens as long as the socket lives, and must hold nothing of the request that opened it. */
const endOnError = (raw: Duplex): void => {
  raw.on('error', destroy);
};

function destroy(this: Duplex): void {
  this.destroy();
}

/** Lets sockets into their rooms. */
export const openGate = (server: Server, deps: GateDeps): Gate => {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: true,
    maxPayload: MAX_FRAME_BYTES * HOPELESS,
  });

  server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    endOnError(raw);
    const [, written, kind] = SOCKET_PATH.exec(request.url ?? '') ?? [];
    const code = written === undefined ? null : decoded(written);
    if (code === null || code.length > LONGEST_CODE_IN_ADDRESS) {
      turnAway(raw, { code: 'path/unknown' });
      return;
    }
    if (!isOwnOrigin(request.headers, deps.config)) {
      turnAway(raw, { code: 'origin/refused' });
      return;
    }
    const release = deps.guard.holdSocket(request);
    if (release === null) {
      turnAway(raw, { code: 'address/too-many' });
      return;
    }
    raw.on('close', release);
    const isProgram = kind === 'program';
    void admit(request, code, isProgram, deps).then((admission) => {
      sockets.handleUpgrade(request, raw, head, (socket) => {
        greet(socket, raw, admission, isProgram, deps);
      });
    });
  });

  const close = async (): Promise<void> => {
    const gone = new Promise((resolve) => {
      sockets.close(resolve);
    });
    const timer = setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
    }, FAREWELL_MS);
    await gone;
    clearTimeout(timer);
  };
  return {
    get sockets() {
      return sockets.clients.size;
    },
    close,
  };
};

/** A browser's script can't read why an upgrade failed, so refusals go through an open socket. */
const greet = (
  socket: WebSocket,
  raw: Duplex,
  admission: Result<Admission, WireRefusal>,
  isProgram: boolean,
  deps: GateDeps,
): void => {
  if (admission.ok) {
    deps.pulse.watch(socket);
    const { room, holder } = admission.value;
    if (holder === null) new ProgramSession(socket, room, deps);
    else new Session(socket, raw, room, holder, deps);
    return;
  }
  socket.on('error', () => socket.terminate());
  deps.refused(admission.error);
  (isProgram ? closeFor : sayBye)(socket, admission.error);
};

const admit = async (
  request: IncomingMessage,
  code: string,
  isProgram: boolean,
  { guard, rooms, log }: GateDeps,
): Promise<Result<Admission, WireRefusal>> => {
  try {
    const parsed = parseRoomCode(code);
    const found = await guard.find(request, () =>
      parsed === null ? Promise.resolve(null) : rooms.find(parsed),
    );
    if (!found.ok) return found;
    const room = found.value;
    if (isProgram) return ok({ room, holder: null });
    const secret = fastifyCookie.parse(request.headers.cookie ?? '')[SECRET_COOKIE];
    const token = isSecret(secret) ? tokenHash(secret, room.code) : null;
    const person = await room.door.recognise(token);
    return person === null || token === null
      ? err(room.door.whyNobody(token))
      : ok({ room, holder: { person, device: token } });
  } catch (error) {
    log.error(traceOf(error), 'a socket could not be admitted');
    const unavailable = error instanceof StoreUnavailable;
    return err({ code: unavailable ? 'store/unavailable' : 'server/error' });
  }
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

const turnAway = (raw: Duplex, refusal: WireRefusal): void => {
  const status = statusOf(refusal);
  const body = JSON.stringify({ refusal } satisfies HttpRefusal);
  raw.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};
