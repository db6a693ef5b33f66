import { drawFrom, type Random } from '@agent-double/bots';
import { PROTOCOL_VERSION, type ServerFrame, type WireCommand } from '@agent-double/protocol';
import { evolve, evolveKey, type Key, type PersonId, type Table } from '@agent-double/rules';
import { WebSocket } from 'ws';
import { FOR_THE_MOMENT, type Account, type Fate } from './account.ts';

/** Farewells after which a client comes back by itself. */
const COME_BACK: readonly string[] = [...FOR_THE_MOMENT, 'server/error', 'address/too-many'];
/** How long a client waits before it comes back, at most, and before it sends again. */
const BACK_MS = 250;
const AGAIN_MS = 200;
/** How long a held frame waits for one to overtake it. */
const HELD_MS = 20;
/** Acknowledged orders that may be sent again. */
const KEPT = 16;
/** Of a hundred frames so many are sent twice, held back, dropped, or the last on their socket. */
const MISCHIEF = { double: 8, hold: 6, drop: 2, leave: 2, resend: 4 } as const;

interface Order {
  readonly text: string;
  readonly fate: Fate;
}

/** Whose socket it is, and where. */
export interface Place {
  readonly url: () => string;
  readonly room: string;
  readonly cookie: string;
  readonly person: PersonId;
}

/**
 * A client that folds what it hears and keeps its orders until they are answered, on a bad line:
 * it drops, doubles, holds back and sends again, and loses its socket.
 */
export class Player {
  readonly person: PersonId;
  table: Table | null = null;
  key: Key | null = null;
  /** Told of each acknowledgement, in the moment in which it comes. */
  acknowledged: (order: string) => void = () => undefined;
  isWild = false;
  readonly #place: Place;
  readonly #account: Account;
  readonly #chance: Random;
  readonly #orders = new Map<string, Order>();
  readonly #waiting = new Set<Order>();
  readonly #done: Order[] = [];
  #held: Order | null = null;
  #socket: WebSocket | null = null;
  #isOpen = false;
  #stopped = false;
  #stream = '';
  #seq = 0;

  constructor(place: Place, account: Account, chance: Random) {
    this.person = place.person;
    this.#place = place;
    this.#account = account;
    this.#chance = chance;
    this.#connect();
  }

  /** Orders that are not answered yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Orders something for the turn it sees. */
  order(command: WireCommand): Fate {
    const id = `${this.person}.${this.#orders.size + 1}`;
    const { room } = this.#place;
    const [game, turn] = [this.table?.game ?? 0, this.table?.play?.turn ?? 0];
    const fate = this.#account.open(room, this.person, id, command.type);
    const text = JSON.stringify({ type: 'order', id, game, turn, command });
    const order = { text, fate };
    this.#orders.set(id, order);
    this.#waiting.add(order);
    this.#dispatch(order);
    return fate;
  }

  /** Loses its socket, as a phone does; it comes back by itself. */
  drop(): void {
    this.#socket?.terminate();
  }

  /** Comes back no more once its socket is gone. */
  stop(): void {
    this.#stopped = true;
  }

  /** Closes for good. */
  leave(): void {
    this.#stopped = true;
    this.#socket?.terminate();
  }

  #dispatch(order: Order): void {
    const counts = this.#account.counts;
    const drawn = this.isWild ? drawFrom(this.#chance, 100) : 100;
    let edge = 0;
    const hits = (share: number): boolean => drawn >= edge && drawn < (edge += share);
    if (hits(MISCHIEF.double)) {
      counts.doubled += 1;
      this.#put(order);
      this.#put(order);
    } else if (hits(MISCHIEF.hold)) {
      counts.reordered += 1;
      this.#release();
      this.#held = order;
      setTimeout(() => {
        this.#release();
      }, HELD_MS);
      return;
    } else if (hits(MISCHIEF.drop)) {
      counts.dropped += 1;
      this.drop();
    } else if (hits(MISCHIEF.leave)) {
      counts.dropped += 1;
      this.#put(order);
      this.drop();
    } else if (hits(MISCHIEF.resend)) {
      const old = this.#done[drawFrom(this.#chance, KEPT)];
      if (old !== undefined) {
        counts.resent += 1;
        this.#put(old);
      }
      this.#put(order);
    } else {
      this.#put(order);
    }
    this.#release();
  }

  #release(): void {
    const held = this.#held;
    this.#held = null;
    if (held !== null) this.#put(held);
  }

  /** On the socket if there is one; else it goes with the next. */
  #put({ text, fate }: Order): void {
    if (!this.#isOpen || this.#socket?.readyState !== WebSocket.OPEN) return;
    fate.copies += 1;
    this.#socket.send(text);
  }

  #connect(): void {
    const { url, room, cookie } = this.#place;
    const place = `${url()}/api/rooms/${room}/socket`.replace('http', 'ws');
    const socket = new WebSocket(place, { perMessageDeflate: false, headers: { cookie } });
    this.#socket = socket;
    this.#account.counts.connections += 1;
    const hello = { type: 'hello', protocol: PROTOCOL_VERSION };
    socket.on('open', () => {
      const heard = this.#stream === '' ? {} : { stream: this.#stream, seq: this.#seq };
      socket.send(JSON.stringify({ ...hello, ...heard }));
    });
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      this.#hear(JSON.parse(data.toString()) as ServerFrame);
    });
    socket.on('close', () => {
      this.#isOpen = false;
      if (this.#stopped) return;
      setTimeout(
        () => {
          if (!this.#stopped) this.#connect();
        },
        20 + drawFrom(this.#chance, BACK_MS),
      );
    });
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === 'bye') {
      if (COME_BACK.includes(frame.refusal.code)) return;
      this.#problem(`was told ${frame.refusal.code}`);
      this.#stopped = true;
      return;
    }
    this.#fold(frame);
    if (!this.#isOpen) {
      this.#isOpen = true;
      this.#held = null;
      const orders = [...this.#waiting];
      for (const order of this.isWild ? orders.toReversed() : orders) this.#put(order);
    }
    if (frame.type !== 'done' && frame.type !== 'refused') return;
    const order = this.#orders.get(frame.id);
    if (order === undefined) this.#problem(`got an answer to ${frame.id}`);
    else if (frame.type === 'done') this.#accept(order);
    else this.#refuse(order, frame.refusal.code);
  }

  #fold(frame: ServerFrame): void {
    if (frame.type === 'welcome') {
      ({ table: this.table, key: this.key, stream: this.#stream, seq: this.#seq } = frame);
      if (frame.person !== this.person) this.#problem(`was welcomed as ${frame.person}`);
    }
    if (frame.type !== 'events') return;
    if (frame.seq !== this.#seq + 1) this.#problem(`heard ${frame.seq} after ${this.#seq}`);
    for (const event of frame.events) {
      this.#seq += 1;
      this.key = evolveKey(this.key, event);
      if (this.table !== null) this.table = evolve(this.table, event);
    }
  }

  #accept(order: Order): void {
    const { fate } = order;
    fate.answers += 1;
    this.#waiting.delete(order);
    if (fate.done) return;
    fate.done = true;
    this.#done.push(order);
    if (this.#done.length > KEPT) this.#done.shift();
    this.acknowledged(fate.id);
  }

  #refuse(order: Order, code: string): void {
    const { fate } = order;
    fate.answers += 1;
    if (FOR_THE_MOMENT.includes(code)) {
      setTimeout(() => {
        if (this.#waiting.has(order)) this.#put(order);
      }, AGAIN_MS);
      return;
    }
    if (fate.done) this.#problem(`was refused ${fate.id} with ${code} after it was done`);
    if (code === 'server/error') this.#problem(`was told ${code} of ${fate.id}`);
    fate.refused = code;
    this.#waiting.delete(order);
  }

  #problem(what: string): void {
    this.#account.problems.push(`${this.person} in ${this.#place.room} ${what}`);
  }
}
