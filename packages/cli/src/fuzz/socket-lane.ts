import { isUtf8 } from 'node:buffer';
import { drawFrom, type Random } from '@agent-double/bots';
import {
  MAX_FRAME_BYTES,
  parseClientFrame,
  PROTOCOL_VERSION,
  type ClientFrame,
  type ServerFrame,
} from '@agent-double/protocol';
import { WebSocket } from 'ws';
import { visit } from '../chaos/visit.ts';
import { shot, type Seen, type Shot } from './frames.ts';
import type { Tally } from './tally.ts';

/** Frames that are sent before the server is asked whether it is still there. */
const WINDOW = 16;
const ANSWER_LIMIT_MS = 20_000;
const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION });
const PING = JSON.stringify({ type: 'ping' });
/** Of so many new sockets one says no hello first. */
const RUDE = 20;

/** Farewells to somebody whose frames were well formed. */
const FAIR = ['person/none', 'person/removed', 'person/elsewhere', 'protocol/version'];
const FOUL = ['frame/malformed', 'frame/too-big', 'frame/hello-first'];

/** Somebody at a table who sends whatever comes. */
export class SocketLane {
  readonly #url: string;
  readonly #room: string;
  readonly #tally: Tally;
  readonly #chance: Random;
  readonly #table: () => Seen;
  #cookie = '';
  #person = '';
  #socket: WebSocket | null = null;
  #tell: () => void = () => undefined;
  #pongs = 0;
  #shots = 0;
  /** Whether something was sent that ends the socket. */
  #isFoul = false;

  constructor(url: string, room: string, tally: Tally, chance: Random, table: () => Seen) {
    this.#url = url;
    this.#room = room;
    this.#tally = tally;
    this.#chance = chance;
    this.#table = table;
  }

  /** Comes to the table, as somebody new without a cookie. */
  async join(cookie = this.#cookie): Promise<void> {
    const place = `${this.#url}/api/rooms/${this.#room}/people`;
    this.#tally.joined(this.#room);
    const answer = await visit(place, 'POST', { body: { name: 'Mallory' }, cookie });
    const { person = '' } = JSON.parse(answer.body) as { person?: string };
    if (person === '') this.#problem(`could not join: ${answer.body}`);
    this.#cookie = answer.cookie;
    this.#person = person;
  }

  /** Somebody who is at the table already. */
  sit(cookie: string, person: string): void {
    this.#cookie = cookie;
    this.#person = person;
  }

  /** Sends messages until `isOver`. */
  async fire(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const socket = this.#socket ?? (await this.#open());
      await this.#fireWindow(socket);
      await this.#settle(socket);
    }
    this.#socket?.terminate();
  }

  /** Some messages; of those before one that ends the socket the answers are mostly awaited. */
  async #fireWindow(socket: WebSocket): Promise<void> {
    for (let sent = 0; sent < WINDOW; sent += 1) {
      this.#shots += 1;
      const next = shot(this.#chance, `${this.#person}.${this.#shots}`, this.#table());
      const frame = readable(next);
      if (frame === null && sent > 0 && drawFrom(this.#chance, 4) > 0) await this.#settle(socket);
      if (!this.#isOn(socket)) return;
      this.#shoot(socket, next, frame);
      if (frame === null) return;
    }
  }

  #shoot(socket: WebSocket, { bytes, binary, cuts }: Shot, frame: ClientFrame | null): void {
    this.#tally.counts.frames += 1;
    if (frame === null) this.#isFoul = true;
    if (frame?.type === 'order') this.#tally.sent(this.#room, this.#person, frame.id);
    const edges = [0, ...cuts, bytes.length];
    for (let at = 1; at < edges.length; at += 1) {
      const fin = at === edges.length - 1;
      socket.send(bytes.subarray(edges[at - 1], edges[at]), { binary, fin });
    }
  }

  /** Waits until the server has answered, or has closed what had to be closed. */
  async #settle(socket: WebSocket): Promise<void> {
    const pongs = this.#pongs;
    const until = Date.now() + ANSWER_LIMIT_MS;
    if (socket.readyState === WebSocket.OPEN) socket.send(PING);
    const isOpen = (): boolean => socket.readyState !== WebSocket.CLOSED;
    while (isOpen() && (this.#isFoul || this.#pongs === pongs)) {
      if (Date.now() > until) {
        this.#problem(this.#isFoul ? 'was not cut off' : 'got no answer');
        socket.terminate();
      }
      await this.#news(until - Date.now());
    }
    if (!isOpen() && this.#socket === socket) this.#socket = null;
  }

  async #open(): Promise<WebSocket> {
    const place = `${this.#url}/api/rooms/${this.#room}/socket`.replace('http', 'ws');
    const headers = { cookie: this.#cookie };
    const socket = new WebSocket(place, { perMessageDeflate: false, headers });
    this.#socket = socket;
    this.#isFoul = drawFrom(this.#chance, RUDE) === 0;
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#tally.counts.closed += 1;
      this.#tell();
    });
    const opened = new Promise<void>((resolve) => {
      socket.once('open', resolve);
      socket.once('close', () => {
        resolve();
      });
    });
    let farewell = '';
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as ServerFrame;
      if (frame.type === 'bye') farewell = this.#leave(frame.refusal.code);
      else this.#hear(frame);
      this.#tell();
    });
    await opened;
    if (socket.readyState !== WebSocket.OPEN) return socket;
    socket.send(this.#isFoul ? PING : HELLO);
    await this.#settle(socket);
    if (farewell === 'person/none') await this.join();
    if (farewell === 'person/removed') await this.join('');
    return this.#isOn(socket) ? socket : this.#open();
  }

  /** Resolves with the next frame, when the socket closes, or after so many milliseconds. */
  #news(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, ms));
      this.#tell = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #isOn(socket: WebSocket): boolean {
    return this.#socket === socket;
  }

  #hear(frame: ServerFrame): void {
    this.#tally.counts.answered += 1;
    if (frame.type === 'pong') this.#pongs += 1;
    if (frame.type === 'done') this.#tally.answered(this.#room, this.#person, frame.id, true);
    if (frame.type !== 'refused') return;
    this.#tally.answered(this.#room, this.#person, frame.id, false);
    if (frame.refusal.code === 'server/error') this.#problem(`was told ${frame.refusal.code}`);
  }

  #leave(code: string): string {
    const allowed = this.#isFoul ? [...FAIR, ...FOUL] : FAIR;
    if (!allowed.includes(code)) this.#problem(`was cut off with ${code}`);
    return code;
  }

  #problem(what: string): void {
    this.#tally.problems.push(`${this.#person} in ${this.#room} ${what}`);
  }
}

/** The frame as the server should read it; null where it must cut the sender off. */
const readable = ({ bytes, binary }: Shot): ClientFrame | null => {
  if (binary || bytes.length > MAX_FRAME_BYTES || !isUtf8(bytes)) return null;
  const frame = parseClientFrame(bytes.toString());
  return frame?.type === 'hello' && frame.protocol !== PROTOCOL_VERSION ? null : frame;
};
