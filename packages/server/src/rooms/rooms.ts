import type { GameRecord, WireRefusal } from '@agent-double/protocol';
import { err, ok, type Language, type Millis, type Result } from '@agent-double/rules';
import { traceOf } from '../log.ts';
import { tokenHash } from '../seats/token.ts';
import type { Entry, RoomCode } from '../storage/entry.ts';
import { gameRecord } from './game-record.ts';
import { ledgerOf } from './ledger.ts';
import { openingEvents } from './opening.ts';
import { regularly } from './regularly.ts';
import { drawRoomCode } from './room-code.ts';
import type { RoomDeps } from './room-deps.ts';
import { Room } from './room.ts';

/** How long a room that nobody is in stays in memory. */
export const ROOM_IDLE_SECONDS = 300;
/** How often idle rooms are looked for. */
export const SWEEP_SECONDS = 30;
/** How often the server notes that it is there, while a game runs. */
export const BEAT_SECONDS = 5;
/** How often rooms past their time are removed. */
export const REMOVAL_SECONDS = 3600;
/** Codes drawn before the server gives up finding one that is free. */
const MAX_CODE_DRAWS = 8;
const DAY_MS = 86_400_000;

/** Bounds on the rooms of one server. */
export interface RoomLimits {
  readonly maxRooms: number;
  readonly roomDays: number;
}

/** All the rooms, each in memory while somebody uses it. */
export class Rooms {
  readonly #deps: RoomDeps;
  readonly #limits: RoomLimits;
  readonly #rooms = new Map<RoomCode, Promise<Room | null>>();
  readonly #live = new Set<Room>();
  readonly #stops: (() => void)[] = [];
  #count = 0;
  #closed = false;

  constructor(deps: RoomDeps, limits: RoomLimits) {
    this.#deps = deps;
    this.#limits = limits;
  }

  /** Notes that the server is back, and begins to look after the rooms. */
  async start(): Promise<void> {
    const { store, surroundings } = this.#deps;
    await store.comeBack(surroundings.now());
    await this.#removeOld();
    this.#regularly(SWEEP_SECONDS, () => this.#sweep());
    this.#regularly(REMOVAL_SECONDS, () => this.#removeOld());
    this.#regularly(BEAT_SECONDS, () =>
      [...this.#live].some((room) => room.isPlaying) ? store.beat(surroundings.now()) : null,
    );
  }

  /** A new room in which the holder of `secret` is the host. */
  async create(
    secret: string,
    name: string,
    language: Language,
  ): Promise<Result<Room, WireRefusal>> {
    const { store, surroundings } = this.#deps;
    if (this.#closed) return err({ code: 'server/stopping' });
    const at = surroundings.now();
    const opening = openingEvents(name, language, at);
    if (!opening.ok) return opening;
    if (this.#count >= this.#limits.maxRooms) return err({ code: 'room/too-many' });
    const events = opening.value;
    const by = events.find((event) => event.type === 'personJoined')?.person ?? null;
    for (let draws = 0; draws < MAX_CODE_DRAWS; draws += 1) {
      const code = drawRoomCode(surroundings.draw);
      const entry = { at, by, order: null, token: tokenHash(secret, code), events };
      if ((await store.create(code, entry)) === 'taken') continue;
      this.#count += 1;
      const opened = this.#open(code, [{ ...entry, seq: 1 }]);
      this.#rooms.set(code, opened);
      return ok(await opened);
    }
    return err({ code: 'room/too-many' });
  }

  /** The room with that code, read from the store where it isn't in memory; null if there is none. */
  async find(code: RoomCode): Promise<Room | null> {
    const held = this.#rooms.get(code);
    if (held !== undefined) {
      const room = await held;
      if (room?.isClosed !== true) return room;
      if (this.#rooms.get(code) === held) this.#forget(room);
      return this.find(code);
    }
    const loading = this.#load(code);
    this.#rooms.set(code, loading);
    try {
      const room = await loading;
      if (room === null) this.#rooms.delete(code);
      return room;
    } catch (error) {
      this.#rooms.delete(code);
      throw error;
    }
  }

  /** A game of a room once it is over; the latest without `number`. */
  async record(code: RoomCode, number: number | null): Promise<Result<GameRecord, WireRefusal>> {
    const log = await this.#deps.store.read(code, 0);
    return log === null
      ? err({ code: 'room/unknown' })
      : gameRecord(
          code,
          log.flatMap(({ events }) => events),
          number,
        );
  }

  /** Lets what is under way finish, says goodbye to everybody, and notes when that was. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    await Promise.all([...this.#live].map((room) => room.close({ code: 'server/stopping' })));
    await this.#deps.store.beat(this.#deps.surroundings.now());
  }

  async #load(code: RoomCode): Promise<Room | null> {
    if (this.#closed) return null;
    const { store, surroundings } = this.#deps;
    const log = await store.read(code, 0);
    if (log === null) return null;
    await store.use(code, surroundings.now());
    return this.#open(code, log);
  }

  async #open(code: RoomCode, log: readonly Entry[]): Promise<Room> {
    const ledger = ledgerOf(log);
    const room = new Room(code, ledger, this.#deps);
    this.#live.add(room);
    await room.wake(await this.#deps.store.awaysSince(ledger.at));
    return room;
  }

  #forget(room: Room): void {
    this.#live.delete(room);
    this.#rooms.delete(room.code);
  }

  async #sweep(): Promise<void> {
    const since: Millis = this.#deps.surroundings.now() - ROOM_IDLE_SECONDS * 1000;
    for (const room of [...this.#live]) {
      if (room.isClosed) this.#forget(room);
      else if (room.isQuietSince(since)) {
        this.#forget(room);
        await room.close({ code: 'server/stopping' });
      }
    }
  }

  async #removeOld(): Promise<void> {
    const { store, surroundings } = this.#deps;
    const now = surroundings.now();
    await Promise.all([...this.#live].map(({ code }) => store.use(code, now)));
    await store.removeIdle(now - this.#limits.roomDays * DAY_MS);
    this.#count = await store.countRooms();
  }

  #regularly(seconds: number, task: () => Promise<unknown> | null): void {
    const { log, surroundings } = this.#deps;
    const stop = regularly(surroundings, seconds, () => {
      task()?.catch((error: unknown) => {
        log.error(traceOf(error), 'a regular task failed');
      });
    });
    this.#stops.push(stop);
  }
}
