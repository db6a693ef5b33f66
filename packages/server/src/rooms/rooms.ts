import type { GameRecord, WireRefusal } from '@agent-double/protocol';
import { err, ok, type Language, type Millis, type Result } from '@agent-double/rules';
import { traceOf } from '../log.ts';
import { tokenHash } from '../seats/token.ts';
import type { Entry, RoomCode, TokenHash } from '../storage/entry.ts';
import { gameRecord } from './game-record.ts';
import { ledgerOf } from './ledger.ts';
import { openingEvents } from './opening.ts';
import { regularly } from './regularly.ts';
import { drawRoomCode } from './room-code.ts';
import { RoomCount } from './room-count.ts';
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
export const MAX_CODE_DRAWS = 8;
const DAY_MS = 86_400_000;

/** Bounds on the rooms of one server. */
export interface RoomLimits {
  readonly maxRooms: number;
  readonly roomDays: number;
}

/** How many rooms there are. */
type Readings = Readonly<Record<'rooms' | 'games' | 'kept', number>>;

/** All the rooms, each in memory while somebody uses it. */
export class Rooms {
  readonly #deps: RoomDeps;
  readonly #limits: RoomLimits;
  readonly #rooms = new Map<RoomCode, Promise<Room | null>>();
  readonly #live = new Map<RoomCode, Room>();
  readonly #stops: (() => void)[] = [];
  readonly #count: RoomCount;
  #closed = false;

  constructor(deps: RoomDeps, limits: RoomLimits) {
    this.#deps = deps;
    this.#limits = limits;
    this.#count = new RoomCount(limits.maxRooms);
  }

  /** Notes that the server is back, and begins to look after the rooms. */
  async start(): Promise<void> {
    const { neighbours, store, surroundings } = this.#deps;
    neighbours?.watch({
      held: () => this.#live.keys(),
      reached: (code, seq) => void this.#live.get(code)?.reached(seq),
      elsewhere: (code, presences) => this.#live.get(code)?.seeElsewhere(presences),
    });
    await store.comeBack(surroundings.now());
    await this.#removeOld();
    this.#regularly(SWEEP_SECONDS, () => this.#sweep());
    this.#regularly(REMOVAL_SECONDS, () => this.#removeOld());
    this.#regularly(BEAT_SECONDS, () =>
      [...this.#live.values()].some((room) => room.isPlaying)
        ? store.beat(surroundings.now())
        : null,
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
    const events = opening.value;
    const by = events.find((event) => event.type === 'personJoined')?.person ?? null;
    const made = await this.#count.open(async () => {
      for (let draws = 0; draws < MAX_CODE_DRAWS; draws += 1) {
        const code = drawRoomCode(surroundings.draw);
        const entry = { at, by, order: null, token: tokenHash(secret, code), events };
        if ((await store.create(code, entry)) === 'taken') continue;
        const room = this.#open(code, [{ ...entry, seq: 1 }]);
        this.#rooms.set(code, room);
        return { room };
      }
      return null;
    });
    return made === null ? err({ code: 'room/too-many' }) : ok(await made.room);
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
    await Promise.all(
      [...this.#live.values()].map((room) => room.close({ code: 'server/stopping' })),
    );
    await this.#deps.store.beat(this.#deps.surroundings.now()).catch((error: unknown) => {
      this.#deps.log.error(traceOf(error), 'the end could not be noted');
    });
  }

  /** Whether nobody is let in any more, because the server stops. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /**
   * Removes a room and all that was kept of it, for its host; everybody in it is told that it is
   * gone.
   * @throws StoreUnavailable
   */
  async erase(room: Room, token: TokenHash | null): Promise<Result<null, WireRefusal>> {
    if (!room.door.isHost(await room.door.confirm(token))) return err({ code: 'host/only' });
    // First, so that nobody is told so where it can't be done.
    await this.#count.remove(() => this.#deps.store.remove(room.code));
    await room.close({ code: 'room/unknown' });
    // Whoever was quick enough to wake it again meanwhile is told as well.
    const woken = this.#live.get(room.code);
    this.#forget(room);
    if (woken !== room) await woken?.reached(null);
    return ok(null);
  }

  /** What there is in memory and in the store. */
  get readings(): Readings {
    const rooms = [...this.#live.values()];
    return {
      rooms: rooms.length,
      games: rooms.filter(({ isPlaying }) => isPlaying).length,
      kept: this.#count.kept,
    };
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
    this.#live.set(code, room);
    // Somebody may have written since the log was read.
    this.#deps.neighbours?.look(code);
    await room.wake(await this.#deps.store.awaysSince(ledger.at));
    return room;
  }

  #forget(room: Room): void {
    if (this.#live.get(room.code) === room) this.#live.delete(room.code);
    this.#rooms.delete(room.code);
  }

  async #sweep(): Promise<void> {
    const since: Millis = this.#deps.surroundings.now() - ROOM_IDLE_SECONDS * 1000;
    for (const room of [...this.#live.values()]) {
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
    await Promise.all([...this.#live.keys()].map((code) => store.use(code, now)));
    await store.removeIdle(now - this.#limits.roomDays * DAY_MS);
    await this.#count.count(() => store.countRooms());
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
