import type { WebSocket } from 'ws';

/** Who sends what next: the place of the sender among the room's sockets, and the text. */
export interface Sending {
  readonly from: number;
  readonly text: string;
  /** Whether it counts as a move; a new deal does not. */
  readonly counts: boolean;
}

/** What a room plays. */
export interface Script {
  next(): Sending;
  /** Takes in a frame that carries what the script has to know, if it does. */
  hear(socket: number, frame: Buffer): void;
}

/** `{"type":"` comes before the letter that tells frames from each other. */
const TYPE_AT = 9;
const [EVENTS, REFUSED, BYE] = ['e', 'r', 'b'].map((letter) => letter.charCodeAt(0));

/** Sockets of one room under load: a move is over once the last of them has what follows from it. */
export class LoadRoom {
  readonly #sockets: readonly WebSocket[];
  readonly #script: Script;
  readonly #moved: (ms: number) => void;
  #waiting = 0;
  #start = 0;
  #counts = false;
  bytes = 0;
  moves = 0;
  failed: string | null = null;

  /** `moved` is told of each move that is over, with its milliseconds. */
  constructor(
    sockets: readonly WebSocket[],
    script: Script,
    moved: (room: LoadRoom, ms: number) => void,
  ) {
    this.#sockets = sockets;
    this.#script = script;
    this.#moved = (ms) => {
      moved(this, ms);
    };
    sockets.forEach((socket, at) => {
      socket.removeAllListeners('message');
      socket.on('message', (frame: Buffer) => {
        this.#hear(at, frame);
      });
    });
  }

  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /** Sends the next move; what has to come before it, such as a new deal, goes by itself. */
  move(): void {
    const { from, text, counts } = this.#script.next();
    this.#waiting = this.#sockets.length;
    this.#counts = counts;
    this.#start = performance.now();
    this.#sockets[from]?.send(text);
  }

  #hear(at: number, frame: Buffer): void {
    const type = frame[TYPE_AT];
    if (type === REFUSED || type === BYE) this.failed ??= frame.toString();
    if (this.#counts) this.bytes += frame.length;
    if (type !== EVENTS) return;
    this.#script.hear(at, frame);
    this.#waiting -= 1;
    if (this.#waiting !== 0) return;
    if (!this.#counts) {
      this.move();
      return;
    }
    this.moves += 1;
    this.#moved(performance.now() - this.#start);
  }
}
