import type { WireRefusal } from '@agent-double/protocol';
import type { PersonId } from '@agent-double/rules';
import type { WebSocket } from 'ws';
import { ProgramPlayer } from '../bots/program-player.ts';
import type { Line } from '../rooms/line.ts';
import type { Room } from '../rooms/room.ts';
import { isSecret, programHash } from '../seats/token.ts';
import { endWithSocket, hearTexts, type Hearer } from './hear-texts.ts';
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
export class ProgramSession implements Line, Hearer {
  readonly #socket: WebSocket;
  readonly #room: Room;
  readonly #deps: SessionDeps;
  readonly #cancelHello: () => void;
  #isLetIn = false;
  #person: PersonId | null = null;
  #player: ProgramPlayer | undefined;
  #over = false;

  constructor(socket: WebSocket, room: Room, deps: SessionDeps) {
    this.#socket = socket;
    this.#room = room;
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
    if (this.#person !== null) this.#room.exit(this, this.#person);
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

  hear(line: string): void {
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
      endWithSocket(error, this.#room.code, this, this.#deps);
    }
  }

  #write(question: string): void {
    if (this.#over || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) this.#socket.terminate();
    else this.#socket.send(question);
  }
}
