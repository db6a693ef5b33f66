import { setTimeout as wait } from 'node:timers/promises';
import { LoadRoom } from './load-room.ts';
import { SEATED, type Opened } from './open-rooms.ts';
import type { Served } from './served.ts';

/** What a span of load came to. Latencies are in milliseconds, `cpu` in milliseconds a move. */
export interface Measured {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly cpu: number;
  readonly bytesPerMovePerClient: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** How long the load runs before it is measured, as a share of the span that is. */
const WARM_UP = 0.25;
/**
 * Moves that a server has carried out before its rate and its processor time at saturation are
 * measured, for each second of that. The game has more code to compile than a bare server, and does
 * fewer moves in the same time.
 */
const WARM_MOVES = 1_250;
/** Spans in which that must have come about; then it is measured as it is. */
const WARM_LIMIT = 2;
/** How often moves are sent at a fixed rate, in milliseconds. */
const BEAT_MS = 2;

/** How many rooms are measured for how long, once so many moves have been. */
interface Span {
  readonly count: number;
  readonly seconds: number;
  readonly warmMoves: number;
}

type Drive = (rooms: readonly LoadRoom[], over: Promise<void>) => (room: LoadRoom) => void;

const measure = async (
  { rooms }: Opened,
  { count, seconds, warmMoves }: Span,
  served: Served,
  drive: Drive,
): Promise<Measured> => {
  const latencies: number[] = [];
  let measuring = false;
  let next: (room: LoadRoom) => void = () => undefined;
  const loaded = rooms.slice(0, count).map(
    ({ sockets, script }) =>
      new LoadRoom(sockets, script, (room, ms) => {
        if (measuring) latencies.push(ms);
        next(room);
      }),
  );
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const total = (key: 'moves' | 'bytes'): number =>
    loaded.reduce((sum, room) => sum + room[key], 0);
  next = drive(loaded, over);
  const latest = performance.now() + seconds * 1000 * WARM_LIMIT;
  await wait(seconds * 1000 * WARM_UP);
  while (total('moves') < warmMoves && performance.now() < latest) await wait(BEAT_MS);
  const before = { cpu: served.cpu(), moves: total('moves'), bytes: total('bytes') };
  const start = performance.now();
  measuring = true;
  await wait(seconds * 1000);
  measuring = false;
  const span = (performance.now() - start) / 1000;
  const moves = total('moves') - before.moves;
  const cpu = ((served.cpu() - before.cpu) * 1000) / moves;
  const bytes = (total('bytes') - before.bytes) / moves / SEATED;
  next = () => undefined;
  end();
  await untilIdle(loaded);
  latencies.sort((one, other) => one - other);
  return {
    movesPerSecond: moves / span,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    cpu,
    bytesPerMovePerClient: bytes,
  };
};

const IDLE_LIMIT_MS = 30_000;

export const untilIdle = async (rooms: readonly LoadRoom[]): Promise<void> => {
  const until = Date.now() + IDLE_LIMIT_MS;
  while (rooms.some((room) => !room.isIdle)) {
    const refused = rooms.find((room) => room.failed !== null)?.failed ?? null;
    if (refused !== null) throw new Error(`a move was refused: ${refused}`);
    if (Date.now() > until) throw new Error('a move did not come back');
    await wait(5);
  }
};

/** `count` rooms move as fast as their moves come back. */
export const saturate = (
  opened: Opened,
  count: number,
  seconds: number,
  served: Served,
): Promise<Measured> =>
  measure(opened, { count, seconds, warmMoves: WARM_MOVES * seconds }, served, (rooms) => {
    for (const room of rooms) room.move();
    return (room) => {
      room.move();
    };
  });

/** Moves in those rooms in turn, `perSecond` altogether, until what it gives back is called. */
export const moveInTurn = (rooms: readonly LoadRoom[], perSecond: number): (() => void) => {
  const start = performance.now();
  let [sent, at] = [0, 0];
  const timer = setInterval(() => {
    const due = ((performance.now() - start) / 1000) * perSecond;
    for (let tried = 0; sent < due && tried < rooms.length; tried += 1) {
      const room = rooms[at % rooms.length];
      at += 1;
      if (room?.isIdle !== true) continue;
      room.move();
      sent += 1;
    }
  }, BEAT_MS);
  return () => {
    clearInterval(timer);
  };
};

/** All rooms in turn, `perSecond` moves a second altogether. */
export const atRate = (
  opened: Opened,
  perSecond: number,
  seconds: number,
  served: Served,
): Promise<Measured> =>
  measure(opened, { count: opened.rooms.length, seconds, warmMoves: 0 }, served, (rooms, over) => {
    void over.then(moveInTurn(rooms, perSecond));
    return () => undefined;
  });
