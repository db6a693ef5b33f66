import { type ServerFrame, type WireCommand, type WireRefusal } from '@agent-double/protocol';
import { formJudge } from '@agent-double/lexicon';
import { EMPTY_TABLE, evolve, type PersonId, type Table } from '@agent-double/rules';
import { tokenHash } from '../seats/token.ts';
import { FOUR_SEATS } from '../server.test-kit.ts';
import { NO_METER } from '../metrics/meter.ts';
import type { RoomStore } from '../storage/room-store.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Line } from './line.ts';
import type { Room } from './room.ts';
import type { RoomDeps } from './room-deps.ts';
import { Rooms, type RoomLimits } from './rooms.ts';

/** A line that keeps what it is told. */
export class KeptLine implements Line {
  readonly frames: ServerFrame[] = [];
  refusal: WireRefusal | null = null;
  table: Table = EMPTY_TABLE;

  send(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    this.frames.push(frame);
    if (frame.type === 'welcome') this.table = frame.table;
    if (frame.type === 'events') this.table = frame.events.reduce(evolve, this.table);
  }

  bye(refusal: WireRefusal): void {
    this.refusal = refusal;
  }

  /** The answer to an order: `done`, or the code of its refusal. */
  answer(id: string): string | null {
    const found = this.frames.find(
      (frame) => (frame.type === 'done' || frame.type === 'refused') && frame.id === id,
    );
    return found?.type === 'refused' ? found.refusal.code : (found?.type ?? null);
  }
}

/** Somebody with a line to a room. */
export interface Guest {
  readonly line: KeptLine;
  readonly person: PersonId;
  readonly order: (command: WireCommand) => Promise<string | null>;
}

let orders = 0;

/** Opens a line for the person of that secret. */
export const guestOf = (room: Room, secret: string): Guest => {
  const person = room.door.person(tokenHash(secret, room.code));
  if (person === null) throw new Error('nobody');
  const line = new KeptLine();
  room.enter(line, person, null);
  return {
    line,
    person,
    order: async (command) => {
      orders += 1;
      const id = `g${orders}`;
      const turn = line.table.play?.turn ?? 0;
      await room.order(line, person, { type: 'order', id, game: line.table.game, turn, command });
      return line.answer(id);
    },
  };
};

export const SECRETS = ['Ada', 'Blaise', 'Cleo', 'Denis'] as const;

type Four = readonly [Guest, Guest, Guest, Guest];

/** Four people with lines, in their four seats; the first is the host. */
export const seatFour = async (room: Room): Promise<Four> => {
  for (const secret of SECRETS.slice(1)) await room.door.join(secret, tokenHash(secret, room.code));
  const guests = SECRETS.map((secret) => guestOf(room, secret));
  for (const [at, seat] of FOUR_SEATS.entries())
    await guests[at]?.order({ type: 'takeSeat', seat });
  return guests as unknown as Four;
};

/** Starts a game in which red begins, with a strict timer. */
export const startTimed = async (room: Room, seconds: number): Promise<Four> => {
  const four = await seatFour(room);
  const changes = { 'timer.clue': seconds, 'timer.guess': seconds, 'timer.on_expiry': 'end_turn' };
  await four[0].order({ type: 'changeSetup', change: { start: 'red', changes } });
  const answer = await four[0].order({ type: 'startGame' });
  if (answer !== 'done') throw new Error(`no game: ${answer}`);
  return four;
};

/** Resolves once the writes that are under way are done. */
export const settled = async (): Promise<void> => {
  for (let at = 0; at < 5; at += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** What a test of rooms logs into. */
export interface KeptLog {
  readonly lines: unknown[];
  readonly log: RoomDeps['log'];
}

export const keptLog = (): KeptLog => {
  const lines: unknown[] = [];
  const write = (...line: unknown[]): void => {
    lines.push(line);
  };
  return { lines, log: { debug: write, info: write, warn: write, error: write } };
};

/** A server's rooms without its sockets. */
export const openRooms = async (
  store: RoomStore,
  surroundings: Surroundings,
  changes: Partial<RoomDeps & RoomLimits> = {},
): Promise<Rooms> => {
  const { log } = keptLog();
  const deps = {
    ...{ store, surroundings, log, bots: null, neighbours: null, meter: NO_METER },
    judgeFor: () => Promise.resolve(formJudge),
    ...changes,
  };
  const rooms = new Rooms(deps, { maxRooms: 100, roomDays: 30, ...changes });
  await rooms.start();
  return rooms;
};

/** A new room in which `Ada` is the host. */
export const createRoom = async (rooms: Rooms): Promise<Room> => {
  const created = await rooms.create('Ada', 'Ada', 'fr');
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
};
