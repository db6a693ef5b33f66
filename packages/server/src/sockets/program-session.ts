import { MAX_FRAME_BYTES, type WireRefusal } from '@agent-double/protocol';
import type { PersonId } from '@agent-double/rules';
import type { RawData, WebSocket } from 'ws';
import { ProgramPlayer } from '../bots/program-player.ts';
import { Bucket } from '../limits/bucket.ts';
import { traceOf } from '../log.ts';
import type { Line } from '../rooms/line.ts';
import type { Room } from '../rooms/room.ts';
import { isSecret, programHash } from '../seats/token.ts';
import { closeFor, HELLO_SECONDS, MAX_UNREAD_BYTES, type SessionDeps } from './session.ts';

/** The token in a program's first line, or null. */
const tokenIn = (line: string): string | null => {
  try {
    const said: unknown = JSON.parse(line);
    const token = typeof said === 'object' && said !== null && 'token' in said ? said.token : null;
    return typeof token === 'string' && isSecret(token) ? token : null;
  } catch {
    return null;
  }
};

/**
 * One socket of a program: its first line is its token, and every other one an answer. It is a line
 * of the room for being seen and for being sent away; nothing that the room tells goes out by it.
 */
export class ProgramSession implements Line {
  readonly #socket: WebSocket;
  readonly #room: Room;
  readonly #deps: SessionDeps;
  readonly #lines: Bucket;
  readonly #cancelHello: () => void;
  #isLetIn = false;
  #person: PersonId | null = null;
  #player: ProgramPlayer | undefined;
  #over = false;

  constructor(socket: WebSocket, room: Room, deps: SessionDeps) {
    this.#socket = socket;
    this.#room = room;
    this.#deps = deps;
    this.#lines = new Bucket(deps.frameRate, deps.surroundings.now());
    this.#cancelHello = deps.surroundings.after(HELLO_SECONDS * 1000, () => {
      this.bye({ code: 'frame/hello-first' });
    });
    socket.on('message', (data, isBinary) => {
      try {
        this.#receive(data, isBinary);
      } catch (error) {
        this.#fail(error);
      }
    });
    socket.on('error', (error) => {
      const tooBig = 'code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';
      deps.refused({ code: tooBig ? 'frame/too-big' : 'frame/malformed' });
    });
    socket.on('close', () => {
      this.#end();
      try {
        if (this.#person !== null) room.exit(this, this.#person);
      } catch (error) {
        this.#fail(error);
      }
    });
  }

  get player(): ProgramPlayer | undefined {
    return this.#player;
  }

  /** What people are told is not for programs: they are asked what their seat sees. */
  send(): void {
    return;
  }

  bye(refusal: WireRefusal): void {
    if (this.#over) return;
    this.#end();
    this.#deps.refused(refusal);
    closeFor(this.#socket, refusal);
  }

  #end(): void {
    this.#over = true;
    this.#cancelHello();
    this.#player?.end();
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#over) return;
    if (!this.#lines.take(this.#deps.surroundings.now())) {
      this.bye({ code: 'frame/too-many' });
      return;
    }
    if (isBinary || !Buffer.isBuffer(data)) {
      this.bye({ code: 'frame/malformed' });
      return;
    }
    if (data.length > MAX_FRAME_BYTES) {
      this.bye({ code: 'frame/too-big' });
      return;
    }
    const line = data.toString();
    if (this.#isLetIn) {
      this.#player?.hear(line);
      return;
    }
    this.#isLetIn = true;
    this.#cancelHello();
    void this.#letIn(line);
  }

  async #letIn(line: string): Promise<void> {
    try {
      const token = tokenIn(line);
      const hash = token === null ? null : programHash(token, this.#room.code);
      const person = await this.#room.door.recognise(hash);
      if (person === null) {
        this.bye(this.#room.door.whyNobody(hash));
        return;
      }
      const { readMove } = await import('@agent-double/bots');
      if (this.#over) return;
      this.#person = person;
      this.#player = new ProgramPlayer(
        {
          send: (question) => {
            this.#write(question);
          },
          late: () => {
            this.bye({ code: 'program/too-late' });
          },
        },
        this.#deps.surroundings,
        readMove,
      );
      this.#room.enter(this, person, null);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Where a bug that one line meets ends: with its socket. */
  #fail(error: unknown): void {
    this.#deps.log.error({ room: this.#room.code, ...traceOf(error) }, 'a bug in a socket');
    this.bye({ code: 'server/error' });
  }

  #write(question: string): void {
    if (this.#over || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) this.#socket.terminate();
    else this.#socket.send(question);
  }
}
