import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drawFrom, seeded } from '@agent-double/bots';
import { each } from '../bench/connect.ts';
import { SEATED, seatAndDeal } from '../bench/open-rooms.ts';
import { rssOf } from '../bench/served.ts';
import { ServerProcess } from '../chaos/server-process.ts';
import { enter, post, type Guest } from './guest.ts';

/** What is asked for. */
export interface Asked {
  readonly seed: number;
  readonly rooms: number;
  /** Rooms whose clients all come back in the same second. */
  readonly storm: number;
  readonly sources: boolean;
}

/** What a run came to. */
export interface Report {
  readonly rooms: number;
  readonly sockets: number;
  readonly openSeconds: number;
  readonly rssMb: number;
  readonly returning: number;
  /** From the loss of the first socket until the last has its first frame. */
  readonly backSeconds: number;
  /** From when a client tries until it has its first frame, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly problems: readonly string[];
}

/** Addresses of this machine that clients come from, so that none runs out of ports. */
const ADDRESSES = Array.from({ length: 8 }, (_, at) => `127.0.0.${at + 2}`);
/** Clients try again within this time of having lost their socket. */
const WITHIN_MS = 1000;

const openRoom = async (url: string, agent: Agent, at: number): Promise<readonly Guest[]> => {
  const { room, cookie } = await post(`${url}/api/rooms`, { name: 'Ada', language: 'fr' }, agent);
  const cookies = [cookie];
  for (const name of ['Ben', 'Cleo', 'Denis']) {
    cookies.push((await post(`${url}/api/rooms/${room}/people`, { name }, agent)).cookie);
  }
  const localAddress = ADDRESSES[at % ADDRESSES.length] ?? '127.0.0.1';
  const guests = cookies.map((own): Guest => {
    return { room, cookie: own, localAddress, socket: null, stream: '', seq: 0 };
  });
  for (const guest of guests) await enter(url, guest);
  const sockets = guests.flatMap(({ socket }) => socket ?? []);
  await seatAndDeal(sockets, 'off');
  return guests;
};

/** Opens many rooms; then the clients of some of them lose their sockets and come back at once. */
export const storm = async ({ seed, rooms, storm: stormed, sources }: Asked): Promise<Report> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'agent-double-storm-'));
  const server = new ServerProcess({ DATA_DIR: folder, DATABASE_URL: '' }, sources);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const chance = seeded(seed);
  const problems: string[] = [];
  const start = performance.now();
  const since = (then: number): number => Math.round((performance.now() - then) / 10) / 100;
  try {
    await server.start();
    const url = `http://127.0.0.1:${server.port}`;
    const opened = await each(rooms, (at) => openRoom(url, agent, at), 32);
    const openSeconds = since(start);
    const rssMb = Math.round(rssOf(server.pid));
    const first = drawFrom(chance, Math.max(1, rooms - stormed));
    const away = opened.slice(first, first + stormed).flat();
    const others = opened.flat().filter((guest) => !away.includes(guest));

    for (const { socket } of away) socket?.terminate();
    const lost = performance.now();
    const spans = await Promise.all(
      away.map(async (guest) => {
        await wait(drawFrom(chance, WITHIN_MS));
        const tried = performance.now();
        const frame = await enter(url, guest).catch((error: unknown) => String(error));
        const isBack =
          frame.startsWith('{"type":"events"') || frame.startsWith('{"type":"welcome"');
        if (!isBack) problems.push(`${guest.room}: ${frame.slice(0, 200)}`);
        return performance.now() - tried;
      }),
    );
    const backSeconds = since(lost);
    const dropped = others.filter(({ socket }) => socket?.readyState !== socket?.OPEN).length;
    if (dropped > 0) problems.push(`${dropped} others lost their socket`);
    problems.push(...server.bugs);
    const sorted = spans.toSorted((one, other) => one - other);
    const quantile = (share: number): number =>
      Math.round(sorted[Math.floor(sorted.length * share)] ?? NaN);
    const sockets = opened.length * SEATED;
    const report = { rooms, sockets, openSeconds, rssMb, returning: away.length, backSeconds };
    for (const { socket } of opened.flat()) socket?.terminate();
    return { ...report, p50: quantile(0.5), p99: quantile(0.99), problems };
  } finally {
    agent.destroy();
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
};
