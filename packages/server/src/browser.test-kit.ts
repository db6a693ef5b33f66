import {
  encodeServerFrame,
  PROTOCOL_VERSION,
  type ServerFrame,
  type WireCommand,
  type WireRefusal,
} from '@agent-double/protocol';
import {
  evolve,
  evolveKey,
  type Key,
  type Language,
  type PersonId,
  type Table,
} from '@agent-double/rules';
import { WebSocket } from 'ws';

/** What a browser got back: status, headers and body as they came. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One browser: its cookie, its requests and its sockets. */
export class Browser {
  origin: string;
  cookie = '';
  sockets = 0;
  /** All that has come back over HTTP. */
  readonly answers: Answer[] = [];

  constructor(origin: string) {
    this.origin = origin;
  }

  async ask(
    method: string,
    place: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.origin}${place}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const given = response.headers.getSetCookie()[0]?.split(';')[0];
    if (given !== undefined) this.cookie = given;
    const answer = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
    this.answers.push(answer);
    return answer;
  }

  /** Creates a room and gives its code. */
  async create(name: string, language: Language = 'fr'): Promise<string> {
    const { body } = await this.ask('POST', '/api/rooms', { name, language });
    return (JSON.parse(body) as { room: string }).room;
  }

  /** Joins a room; gives the person, or the code of the refusal. */
  async join(room: string, name: string): Promise<string> {
    const { body } = await this.ask('POST', `/api/rooms/${room}/people`, { name });
    const answer = JSON.parse(body) as { person?: string; refusal?: WireRefusal };
    return answer.person ?? answer.refusal?.code ?? '';
  }

  /** A socket to a room, after its welcome; or one that goes on where `before` has stopped. */
  async enter(room: string, before?: Client): Promise<Client> {
    const client = new Client(this, room);
    await client.opened;
    if (before !== undefined) client.goOn(before);
    const heard = before === undefined ? {} : { stream: before.stream, seq: before.seq };
    client.send({ type: 'hello', protocol: PROTOCOL_VERSION, ...heard });
    await client.until(() => client.frames.length > 0);
    return client;
  }
}

type Bye = { readonly refusal: WireRefusal; readonly code: number };

/** One socket, which folds what it hears as the web client does. */
export class Client {
  readonly socket: WebSocket;
  readonly opened: Promise<void>;
  readonly closed: Promise<Bye>;
  /** Every frame as it came. */
  readonly raw: string[] = [];
  readonly frames: ServerFrame[] = [];
  table: Table | null = null;
  key: Key | null = null;
  person: PersonId | null = null;
  stream = '';
  seq = 0;
  present: readonly PersonId[] = [];
  bye: WireRefusal | null = null;
  readonly #socketNumber: number;
  #orders = 0;
  readonly #waiting: { readonly met: () => boolean; readonly resolve: () => void }[] = [];

  constructor(browser: Browser, room: string, headers: Record<string, string> = {}) {
    this.#socketNumber = browser.sockets += 1;
    const url = `${browser.origin.replace('http', 'ws')}/api/rooms/${room}/socket`;
    this.socket = new WebSocket(url, {
      headers: { ...(browser.cookie === '' ? {} : { cookie: browser.cookie }), ...headers },
    });
    this.opened = new Promise((resolve, reject) => {
      this.socket.on('open', resolve);
      this.socket.on('error', reject);
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code) => {
        resolve({ refusal: this.bye ?? { code: 'server/error' }, code });
      });
    });
    this.socket.on('message', (data: Buffer) => {
      this.#hear(data.toString());
    });
  }

  get welcomed(): Promise<void> {
    return this.until(() => this.table !== null || this.bye !== null);
  }

  /** Takes over what an earlier socket of the same person knew. */
  goOn({ table, key, person, stream, seq, present }: Client): void {
    Object.assign(this, { table, key, person, stream, seq, present });
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Resolves once `met` holds. */
  until(met: () => boolean): Promise<void> {
    if (met()) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push({ met, resolve });
    });
  }

  /** Orders something for the turn it sees; gives `done`, or the code of the refusal. */
  async order(command: WireCommand, id = this.nextId()): Promise<string> {
    const turn = this.table?.play?.turn ?? 0;
    this.send({ type: 'order', id, game: this.table?.game ?? 0, turn, command });
    return this.answerTo(id);
  }

  /** An id that none of this browser's sockets has used. */
  nextId(): string {
    this.#orders += 1;
    return `${this.#socketNumber}.${this.#orders}`;
  }

  async answerTo(id: string): Promise<string> {
    const from = this.frames.length;
    const answer = (): ServerFrame | undefined =>
      this.frames
        .slice(from)
        .find((frame) => (frame.type === 'done' || frame.type === 'refused') && frame.id === id);
    await this.until(() => answer() !== undefined || this.bye !== null);
    const found = answer();
    if (found?.type === 'refused') return found.refusal.code;
    return found === undefined ? (this.bye?.code ?? '') : 'done';
  }

  /** Resolves once everything that was sent before has been dealt with. */
  async settled(): Promise<void> {
    const before = this.frames.filter(({ type }) => type === 'pong').length;
    this.send({ type: 'ping' });
    await this.until(() => this.frames.filter(({ type }) => type === 'pong').length > before);
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  #hear(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    this.raw.push(text);
    this.frames.push(frame);
    if (encodeServerFrame(frame) !== text) throw new Error('a frame is not in its plain form');
    this.#fold(frame);
    for (const waiting of [...this.#waiting]) {
      if (!waiting.met()) continue;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.resolve();
    }
  }

  #fold(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        ({
          table: this.table,
          key: this.key,
          person: this.person,
          stream: this.stream,
          seq: this.seq,
          present: this.present,
        } = frame);
        return;
      case 'events':
        if (frame.seq !== this.seq + 1) throw new Error(`event ${frame.seq} after ${this.seq}`);
        for (const event of frame.events) {
          this.seq += 1;
          this.key = evolveKey(this.key, event);
          if (this.table !== null) this.table = evolve(this.table, event);
        }
        return;
      case 'present':
        this.present = frame.people;
        return;
      case 'bye':
        this.bye = frame.refusal;
        return;
      default:
        return;
    }
  }
}

/** Resolves once each of them has heard all that happened before. */
export const together = async (clients: readonly Client[]): Promise<void> => {
  await Promise.all(clients.map((client) => client.settled()));
};
