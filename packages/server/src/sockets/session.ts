import type { Duplex } from 'node:stream';
import {
  CLOSE_REFUSED,
  CLOSE_STOPPING,
  encodeServerFrame,
  parseClientFrame,
  PROTOCOL_VERSION,
  type ClientFrame,
  type WireRefusal,
} from '@agent-double/protocol';
import type { PersonId } from '@agent-double/rules';
import { WebSocket } from 'ws';
import type { Rate } from '../limits/bucket.ts';
import { traceOf, type Log } from '../log.ts';
import { isAscii, type Line } from '../rooms/line.ts';
import type { Room } from '../rooms/room.ts';
import type { TokenHash } from '../storage/entry.ts';
import type { Surroundings } from '../surroundings.ts';
import { atEndOfTurn, type Task } from './end-of-turn.ts';
import { hearTexts, type Hearer } from './hear-texts.ts';
import { writeTexts, type ByteSink } from './text-frames.ts';

/** How long a new socket may stay silent. */
export const HELLO_SECONDS = 10;
/** Bytes that may wait for a client that doesn't read; beyond them it is cut off. */
export const MAX_UNREAD_BYTES = 1_048_576;

/** The connection under a socket. */
export type RawSocket = ByteSink & Pick<Duplex, 'writableLength'>;

/** Who is behind a socket, and by which device's secret. */
export interface Holder {
  readonly person: PersonId;
  readonly device: TokenHash;
}

/** What every session is given. */
export interface SessionDeps {
  readonly surroundings: Surroundings;
  readonly frameRate: Rate;
  readonly log: Log;
  /** Told of each refusal that closes a socket. */
  readonly refused: (refusal: WireRefusal) => void;
}

/** Closes a socket for a reason. */
export const closeFor = (socket: WebSocket, { code }: WireRefusal): void => {
  socket.close(code === 'server/stopping' ? CLOSE_STOPPING : CLOSE_REFUSED, code);
};

/** Says why on a socket, and closes it. */
export const sayBye = (socket: WebSocket, refusal: WireRefusal): void => {
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.send(encodeServerFrame({ type: 'bye', refusal }));
  closeFor(socket, refusal);
};

/** One socket of one person: reads its frames, and is the room's line to it. */
export class Session implements Line, Hearer, Task {
  readonly #socket: WebSocket;
  readonly #raw: RawSocket;
  readonly #room: Room;
  readonly #person: PersonId;
  readonly #deps: SessionDeps;
  readonly device: TokenHash;
  #cancelHello: (() => void) | null;
  #over = false;
  /** What waits for the end of the turn; null is nothing. */
  #said: string[] | null = null;
  /** Whether all that waits is in ASCII. */
  #isPlain = true;

  /** `raw` is the connection that carries `socket`. */
  constructor(socket: WebSocket, raw: RawSocket, room: Room, seen: Holder, deps: SessionDeps) {
    this.#socket = socket;
    this.#raw = raw;
    this.#room = room;
    this.#person = seen.person;
    this.device = seen.device;
    this.#deps = deps;
    this.#cancelHello = deps.surroundings.after(HELLO_SECONDS * 1000, () => {
      this.bye({ code: 'frame/hello-first' });
    });
    hearTexts(socket, room.code, this, deps);
  }

  get isOver(): boolean {
    return this.#over;
  }

  left(): void {
    this.#end();
    this.#room.exit(this, this.#person);
  }

  send(frame: string, isPlain = isAscii(frame)): void {
    if (this.#over) return;
    this.#isPlain &&= isPlain;
    if (this.#said !== null) {
      this.#said.push(frame);
      return;
    }
    // Most turns say one thing: an array that is made of it has no room for more.
    this.#said = [frame];
    atEndOfTurn(this);
  }

  bye(refusal: WireRefusal): void {
    if (this.#over) return;
    this.run();
    this.#end();
    this.#deps.refused(refusal);
    sayBye(this.#socket, refusal);
  }

  /** What one turn of the event loop says to a socket goes out as one write. */
  run(): void {
    const said = this.#said;
    if (said === null) return;
    const isPlain = this.#isPlain;
    this.#said = null;
    this.#isPlain = true;
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#raw.writableLength > MAX_UNREAD_BYTES) this.#socket.terminate();
    else writeTexts(this.#raw, said, isPlain);
  }

  /** What was to be said is lost, so the client must come back and be told anew. */
  failed(error: unknown): void {
    this.#deps.log.error({ room: this.#room.code, ...traceOf(error) }, 'a bug in a socket');
    this.#socket.terminate();
  }

  #end(): void {
    this.#over = true;
    this.#cancelHello?.();
    this.#cancelHello = null;
  }

  hear(text: string): void {
    const frame = parseClientFrame(text);
    if (frame === null) this.bye({ code: 'frame/malformed' });
    else this.#take(frame);
  }

  #take(frame: ClientFrame): void {
    if (frame.type === 'hello') {
      this.#greet(frame);
      return;
    }
    if (this.#cancelHello !== null) {
      this.bye({ code: 'frame/hello-first' });
      return;
    }
    switch (frame.type) {
      case 'order':
        void this.#room.order(this, this.#person, frame);
        return;
      case 'mark':
        this.#room.mark(this, this.#person, frame);
        return;
      case 'judge':
        void this.#room.judge(this, this.#person, frame);
        return;
      case 'ping':
        this.send(encodeServerFrame({ type: 'pong', now: this.#deps.surroundings.now() }));
        return;
    }
  }

  #greet({ protocol, stream, seq }: Extract<ClientFrame, { type: 'hello' }>): void {
    if (protocol !== PROTOCOL_VERSION) {
      this.bye({ code: 'protocol/version' });
      return;
    }
    this.#cancelHello?.();
    this.#cancelHello = null;
    const heard = stream === undefined || seq === undefined ? null : { stream, seq };
    this.#room.enter(this, this.#person, heard);
  }
}
