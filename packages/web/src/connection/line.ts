import {
  parseServerFrame,
  PROTOCOL_VERSION,
  type ClientFrame,
  type ServerFrame,
  type WireRefusal,
} from '@agent-double/protocol';
import { backOff } from './back-off.ts';

/** A line's socket as far as it is used, so that tests can hand in their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: string }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface LineOptions {
  readonly open: () => Socket;
  /** Where the last stream stopped, to go on from there. */
  readonly from: () => { readonly stream: string; readonly seq: number } | null;
  readonly heard: (frame: ServerFrame) => void;
  readonly changed: (state: LineState) => void;
  /** The server said that it is of no use to come back. */
  readonly refused: (refusal: WireRefusal) => void;
  readonly chance?: () => number;
}

/** How often a quiet line is tried, and how long the answer may take, in milliseconds. */
export const PING_EVERY = 20_000;
export const PONG_WITHIN = 8_000;

/** Farewells after which another try would end the same. */
const FINAL: readonly WireRefusal['code'][] = [
  'protocol/version',
  'origin/refused',
  'room/unknown',
  'person/none',
  'person/unknown',
  'person/removed',
  'person/elsewhere',
];

/** A socket that comes back by itself, after a growing wait, until it is told to stay away. */
export class Line {
  readonly #options: LineOptions;
  #socket: Socket | null = null;
  #state: LineState = 'closed';
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  get state(): LineState {
    return this.#state;
  }

  /** Opens the line, at once even when it was waiting for its next try. */
  start(): void {
    if (this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#become('connecting');
    const socket = this.#options.open();
    this.#socket = socket;
    this.#watch(PONG_WITHIN);
    socket.onopen = () => {
      const from = this.#options.from();
      this.#write({ type: 'hello', protocol: PROTOCOL_VERSION, ...from });
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Closes the line for good. */
  stop(): void {
    this.#drop();
    clearTimeout(this.#timer);
    this.#become('closed');
  }

  /** Asks whether anybody is still there: after sleep a socket may be dead without a word. */
  check(): void {
    if (this.#state === 'waiting') this.start();
    else if (this.#state === 'open') this.#ping();
  }

  /** Starts afresh, from a new snapshot or from where the stream stopped. */
  restart(): void {
    this.#drop();
    this.start();
  }

  /** Sends a frame where the line is open, and says whether it did. */
  send(frame: ClientFrame): boolean {
    if (this.#state !== 'open') return false;
    this.#write(frame);
    return true;
  }

  #write(frame: ClientFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  #receive(data: string): void {
    const frame = parseServerFrame(data);
    if (frame === null) return;
    if (frame.type === 'bye') {
      if (!FINAL.includes(frame.refusal.code)) return;
      this.stop();
      this.#options.refused(frame.refusal);
      return;
    }
    this.#attempt = 0;
    this.#watch(PING_EVERY);
    const socket = this.#socket;
    this.#options.heard(frame);
    // Whoever heard it may have started afresh: then it is another socket that is to open.
    if (this.#state === 'connecting' && socket === this.#socket) this.#become('open');
  }

  #watch(span: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#state === 'open' && span === PING_EVERY) this.#ping();
      else this.#lost();
    }, span);
  }

  #ping(): void {
    this.#write({ type: 'ping' });
    this.#watch(PONG_WITHIN);
  }

  #lost(): void {
    this.#drop();
    clearTimeout(this.#timer);
    this.#become('waiting');
    const { chance = Math.random } = this.#options;
    this.#timer = setTimeout(
      () => {
        this.start();
      },
      backOff(this.#attempt, chance()),
    );
    this.#attempt += 1;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #become(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.changed(state);
  }
}
