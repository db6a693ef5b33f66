import type { RoomCode } from '../entry.ts';
import type { Neighbours, NeighbourWatcher, Presence } from '../neighbours.ts';
import type { NodeName } from './come-back.ts';
import type { Ask, connectionOptions } from './connection.ts';
import { CHANNEL, Listener } from './listener.ts';

/** How often a node says that it is there, and asks how far the logs of its rooms are. */
export const LOOK_SECONDS = 5;
/** A node that hasn't been heard of for so long is gone. */
export const GONE_SECONDS = 15;
/** How often a node without wake-ups asks how far the logs are. */
export const POLL_MS = 250;
/** Forgotten nodes are removed after that. */
const FORGET_SECONDS = 120;

/** How the nodes hear of each other. */
export interface LinkPlace {
  readonly ask: Ask;
  /** A connection to listen on; null asks again and again instead. */
  readonly listen: ReturnType<typeof connectionOptions> | null;
  readonly node: NodeName;
}

/** This node's tie to the others on the same database. */
export class NodeLink implements Neighbours {
  readonly #ask: Ask;
  readonly #node: NodeName;
  readonly #listener: Listener | null;
  #watcher: NeighbourWatcher | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  #beatDue = 0;
  #ticking: Promise<void> = Promise.resolve();
  readonly #shown = new Map<RoomCode, Presence>();
  readonly #dirty = new Set<RoomCode>();
  readonly #toLook = new Set<RoomCode>();
  readonly #calls = new Set<string>();
  #calling = false;
  #flushing = false;
  #looking = false;

  constructor({ ask, listen, node }: LinkPlace) {
    this.#ask = ask;
    this.#node = node;
    this.#listener =
      listen === null
        ? null
        : new Listener(
            listen,
            (message) => {
              this.#hear(message);
            },
            () => {
              this.#lookAll();
            },
          );
  }

  async open(): Promise<void> {
    await this.#listener?.open();
    this.#schedule();
  }

  watch(watcher: NeighbourWatcher): void {
    this.#watcher = watcher;
  }

  look(room: RoomCode): void {
    this.#toLook.add(room);
    if (this.#looking) return;
    this.#looking = true;
    setImmediate(() => void this.#lookAtSome());
  }

  show(room: RoomCode, presence: Presence | null): void {
    if (presence === null) this.#shown.delete(room);
    else this.#shown.set(room, presence);
    this.#dirty.add(room);
    if (this.#flushing) return;
    this.#flushing = true;
    setImmediate(() => void this.#flush());
  }

  /** Wakes the other nodes that have the room: its log has come to `seq`, or the room is gone. */
  wake(room: RoomCode, seq: number | null): void {
    this.#call(`${this.#node.id} log ${room} ${seq ?? 'gone'}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#ticking;
    await this.#listener?.close();
    await this.#ask('DELETE FROM nodes WHERE id = $1', [this.#node.id]).catch(() => undefined);
  }

  /** Says that this node is there. Its presences are gone if the others took it for dead. */
  async beat(): Promise<void> {
    const { rowCount } = await this.#ask('UPDATE nodes SET seen = now() WHERE id = $1', [
      this.#node.id,
    ]);
    if (rowCount === 0) {
      await this.#ask(
        'INSERT INTO nodes (id, place, seen) VALUES ($1, $2, now()) ON CONFLICT DO NOTHING',
        [this.#node.id, this.#node.place],
      );
      for (const room of this.#shown.keys()) this.#dirty.add(room);
    }
    await this.#ask(`DELETE FROM nodes WHERE seen < now() - interval '${FORGET_SECONDS} seconds'`);
  }

  #schedule(): void {
    if (this.#closed) return;
    const pause = this.#listener === null ? POLL_MS : LOOK_SECONDS * 1000;
    this.#timer = setTimeout(() => {
      this.#ticking = this.#tick();
      void this.#ticking.then(() => {
        this.#schedule();
      });
    }, pause);
    this.#timer.unref();
  }

  async #tick(): Promise<void> {
    if (Date.now() >= this.#beatDue) {
      this.#beatDue = Date.now() + (LOOK_SECONDS - 1) * 1000;
      await this.beat().catch(() => undefined);
      if (this.#dirty.size > 0) await this.#flush();
      await this.#listener?.check();
    }
    const held = [...(this.#watcher?.held() ?? [])];
    if (held.length > 0) await this.#lookAt(held).catch(() => undefined);
  }

  #lookAll(): void {
    for (const room of this.#watcher?.held() ?? []) this.look(room);
  }

  async #lookAtSome(): Promise<void> {
    while (this.#toLook.size > 0) {
      const rooms = [...this.#toLook];
      this.#toLook.clear();
      // What could not be asked now is asked again with the next beat.
      await this.#lookAt(rooms).catch(() => undefined);
    }
    this.#looking = false;
  }

  async #lookAt(rooms: readonly RoomCode[]): Promise<void> {
    const logs = await this.#ask<{ code: RoomCode; seq: number }>(
      `SELECT code, (
         SELECT seq FROM entries WHERE room = code ORDER BY seq DESC LIMIT 1) AS seq
       FROM rooms WHERE code = ANY ($1)`,
      [rooms],
    );
    const presences = await this.#ask<{ room: RoomCode; presence: string }>(
      `SELECT room, presence FROM presences JOIN nodes ON nodes.id = node
       WHERE room = ANY ($1) AND node <> $2
         AND seen > now() - interval '${GONE_SECONDS} seconds'
       ORDER BY node`,
      [rooms, this.#node.id],
    );
    const reached = new Map(logs.rows.map(({ code, seq }) => [code, seq]));
    const elsewhere = new Map<RoomCode, Presence[]>(rooms.map((room) => [room, []]));
    for (const { room, presence } of presences.rows) {
      elsewhere.get(room)?.push(JSON.parse(presence) as Presence);
    }
    for (const [room, found] of elsewhere) {
      this.#watcher?.reached(room, reached.get(room) ?? null);
      this.#watcher?.elsewhere(room, found);
    }
  }

  async #flush(): Promise<void> {
    this.#flushing = true;
    while (this.#dirty.size > 0 && !this.#closed) {
      const rooms = [...this.#dirty];
      this.#dirty.clear();
      try {
        await this.#write(rooms);
      } catch {
        // Tried again with the next beat.
        for (const room of rooms) this.#dirty.add(room);
        break;
      }
      for (const room of rooms) this.#call(`${this.#node.id} people ${room}`);
    }
    this.#flushing = false;
  }

  async #write(rooms: readonly RoomCode[]): Promise<void> {
    const gone = rooms.filter((room) => !this.#shown.has(room));
    const here = rooms.filter((room) => this.#shown.has(room));
    if (gone.length > 0) {
      await this.#ask('DELETE FROM presences WHERE node = $1 AND room = ANY ($2)', [
        this.#node.id,
        gone,
      ]);
    }
    if (here.length === 0) return;
    await this.#ask(
      `INSERT INTO presences (room, node, presence)
       SELECT room, $1, presence FROM unnest($2::text[], $3::text[]) AS given (room, presence)
       ON CONFLICT (room, node) DO UPDATE SET presence = excluded.presence`,
      [this.#node.id, here, here.map((room) => JSON.stringify(this.#shown.get(room)))],
    );
  }

  #call(message: string): void {
    if (this.#listener === null) return;
    this.#calls.add(message);
    if (this.#calling) return;
    this.#calling = true;
    setImmediate(() => void this.#callOut());
  }

  /** In a transaction of its own, after the commit: inside it, all commits would wait in line. */
  async #callOut(): Promise<void> {
    while (this.#calls.size > 0) {
      const messages = [...this.#calls];
      this.#calls.clear();
      await this.#ask(`SELECT pg_notify('${CHANNEL}', call) FROM unnest($1::text[]) AS call`, [
        messages,
      ]).catch(() => undefined);
    }
    this.#calling = false;
  }

  #hear(message: string): void {
    const [node, what, code, seq] = message.split(' ');
    if (node === this.#node.id || code === undefined || this.#watcher === null) return;
    const room = code as RoomCode;
    if (what === 'people') this.look(room);
    else this.#watcher.reached(room, seq === 'gone' ? null : Number(seq));
  }
}
