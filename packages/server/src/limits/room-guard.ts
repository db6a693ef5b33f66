import type { IncomingMessage } from 'node:http';
import type { WireRefusal } from '@agent-double/protocol';
import { err, ok, type Millis, type Result } from '@agent-double/rules';
import type { Config } from '../config/config.ts';
import type { Room } from '../rooms/room.ts';
import { addressOf } from './address.ts';
import { Allowance } from './allowance.ts';
import { perMinute } from './bucket.ts';

type GuardConfig = Pick<
  Config,
  'trustProxy' | 'createsPerMinute' | 'visitsPerMinute' | 'missesPerMinute' | 'socketsPerAddress'
>;

/** Tickets for other devices that one address may ask for in a minute. */
export const TICKETS_PER_MINUTE = 20;

/** Clues that one address may have looked back at in a minute. */
export const LOOKS_PER_MINUTE = 30;

/** What one address may ask of the rooms, over HTTP and sockets together. */
export class RoomGuard {
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #creates: Allowance;
  readonly #visits: Allowance;
  readonly #misses: Allowance;
  readonly #tickets: Allowance;
  readonly #looks: Allowance;
  readonly #maxSockets: number;
  readonly #sockets = new Map<string, number>();

  constructor(config: GuardConfig, now: () => Millis) {
    this.#addressOf = addressOf(config.trustProxy);
    this.#creates = new Allowance(perMinute(config.createsPerMinute), now);
    this.#visits = new Allowance(perMinute(config.visitsPerMinute), now);
    this.#misses = new Allowance(perMinute(config.missesPerMinute), now);
    this.#tickets = new Allowance(perMinute(TICKETS_PER_MINUTE), now);
    this.#looks = new Allowance(perMinute(LOOKS_PER_MINUTE), now);
    this.#maxSockets = config.socketsPerAddress;
  }

  /** Whether the address may have one more ticket for a device. */
  mayOffer(request: IncomingMessage): boolean {
    return this.#tickets.take(this.#addressOf(request));
  }

  /** Whether the address may have a computer look back at one more clue. */
  mayLookBack(request: IncomingMessage): boolean {
    return this.#looks.take(this.#addressOf(request));
  }

  /** Counts a wrong ticket like a wrong code. */
  miss(request: IncomingMessage): void {
    this.#misses.take(this.#addressOf(request));
  }

  /** Whether the address may open one more room. */
  mayCreate(request: IncomingMessage): boolean {
    return this.#creates.take(this.#addressOf(request));
  }

  /** What `find` finds. Whoever has tried too many wrong codes isn't told of right ones either. */
  async find(
    request: IncomingMessage,
    find: () => Promise<Room | null>,
  ): Promise<Result<Room, WireRefusal>> {
    const address = this.#addressOf(request);
    if (!this.#visits.take(address) || !this.#misses.has(address)) {
      return err({ code: 'address/too-many' });
    }
    const room = await find();
    // Others of this address may have missed meanwhile: many at once find no more than one by one.
    if (room !== null && this.#misses.has(address)) return ok(room);
    if (room !== null || !this.#misses.take(address)) return err({ code: 'address/too-many' });
    return err({ code: 'room/unknown' });
  }

  /** Counts a socket for its address until what it gives back is called; null where it is full. */
  holdSocket(request: IncomingMessage): (() => void) | null {
    const address = this.#addressOf(request);
    const open = this.#sockets.get(address) ?? 0;
    if (open >= this.#maxSockets) return null;
    this.#sockets.set(address, open + 1);
    return () => {
      const left = (this.#sockets.get(address) ?? 1) - 1;
      if (left > 0) this.#sockets.set(address, left);
      else this.#sockets.delete(address);
    };
  }
}
