import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '@agent-double/bots';
import { openLogReader, type LogReader, type RoomCode } from '@agent-double/server';
import type { PersonId } from '@agent-double/rules';
import { rssOf } from '../bench/served.ts';
import { Account } from '../chaos/account.ts';
import { Player } from '../chaos/player.ts';
import { ServerProcess } from '../chaos/server-process.ts';
import { visit } from '../chaos/visit.ts';
import { checkRoom } from './check-room.ts';
import { growth, medianOf, type Sample } from '../memory.ts';
import { fireRawFrames, fireRequests } from './raw-lane.ts';
import { SocketLane } from './socket-lane.ts';
import { Tally } from './tally.ts';

/** What is asked for. */
export interface Asked {
  readonly seed: number;
  readonly shots: number;
  readonly sources: boolean;
  /** Hears now and then how many were shot. */
  readonly heard?: (shots: number) => void;
}

/** What the server held at first, once warm, at the most and at the end, in MiB. */
interface Memory {
  readonly warmMb: number;
  readonly mostMb: number;
  readonly endMb: number;
  /** Null where too little was shot to tell. */
  readonly growthMbPerMillion: number | null;
}

/** What a run came to. */
export interface Report extends Memory {
  readonly shots: number;
  readonly frames: number;
  readonly rawFrames: number;
  readonly requests: number;
  readonly done: number;
  readonly refused: number;
  readonly closed: number;
  readonly entries: number;
  readonly seconds: number;
  readonly problems: readonly string[];
}

const ROOMS = 8;
/** Lanes of sockets in each room; two more break frames by hand and ask over HTTP. */
const LANES = 4;
const REQUEST_LANES = 8;
const RAW_LANES = 4;
/** Of a hundred shots so many are requests, and so many frames by hand, at the most. */
const SHARES = { requests: 15, rawFrames: 10 } as const;
const SAMPLE_MS = 500;
/** Shots between two words on how far it has come. */
const STEP = 50_000;
/** The share of a run that warms the server up. */
const WARM = 0.25;
const MILLION = 1_000_000;
/** More than this, from warm to the end, is a leak; so is a slope of this over a long run. */
export const MAX_GROWTH_MB = 128;
export const MAX_GROWTH_MB_PER_MILLION = 64;
/** A run that is shorter says nothing of a slope. */
const LONG_RUN = 200_000;

interface Target {
  readonly room: string;
  readonly watcher: Player;
  readonly lanes: readonly SocketLane[];
  readonly hostCookie: string;
}

const openTarget = async (url: string, tally: Tally, seed: number): Promise<Target> => {
  const host = await visit(`${url}/api/rooms`, 'POST', { body: { name: 'Ada', language: 'fr' } });
  const { room, person } = JSON.parse(host.body) as { room: string; person: string };
  const seen: { by: Player | null } = { by: null };
  const lanes = Array.from(
    { length: LANES },
    (_, at) => new SocketLane(url, room, tally, seeded(seed + at), () => seen.by?.table ?? null),
  );
  lanes[0]?.sit(host.cookie, person);
  for (const lane of lanes.slice(1)) await lane.join('');
  tally.joined(room);
  const place = `${url}/api/rooms/${room}/people`;
  const joined = await visit(place, 'POST', { body: { name: 'Eve' } });
  const { person: own } = JSON.parse(joined.body) as { person: PersonId };
  const where = { url: () => url, room, cookie: joined.cookie, person: own };
  const watcher = new Player(where, new Account(), seeded(seed + LANES));
  seen.by = watcher;
  return { room, watcher, lanes, hostCookie: host.cookie };
};

/** A watcher that was made the host lets somebody else be it: the host may do more. */
const passOn = ({ watcher }: Target): void => {
  const { host, people } = watcher.table ?? { host: null, people: [] };
  const other = people.find(({ id }) => id !== watcher.person);
  if (host === watcher.person && other !== undefined && watcher.waiting === 0) {
    watcher.order({ type: 'passHost', person: other.id });
  }
};

const memoryOf = (samples: readonly Sample[], shots: number): Memory => {
  const warm = samples.filter(({ after }) => after >= shots * WARM);
  const later = warm.slice(warm.length >> 1);
  return {
    warmMb: Math.round(medianOf(warm.slice(0, Math.max(1, warm.length >> 3)))),
    mostMb: Math.round(Math.max(...samples.map(({ mb }) => mb))),
    endMb: Math.round(medianOf(warm.slice(-Math.max(1, warm.length >> 3)))),
    growthMbPerMillion: shots < LONG_RUN ? null : Math.round(growth(later, MILLION)),
  };
};

const checkMemory = ({ warmMb, endMb, growthMbPerMillion }: Memory, tally: Tally): void => {
  if (endMb - warmMb > MAX_GROWTH_MB) tally.problems.push(`${warmMb} MiB became ${endMb}`);
  if (growthMbPerMillion !== null && growthMbPerMillion > MAX_GROWTH_MB_PER_MILLION) {
    tally.problems.push(`it grows by ${growthMbPerMillion} MiB for each million`);
  }
};

const bombard = async (
  server: ServerProcess,
  targets: readonly Target[],
  lobby: { readonly room: string; readonly cookie: string },
  tally: Tally,
  { shots, seed, heard }: Asked,
): Promise<readonly Sample[]> => {
  const samples: Sample[] = [];
  let told = 0;
  const sample = (): void => {
    samples.push({ after: tally.shots, mb: rssOf(server.pid) });
  };
  const timer = setInterval(() => {
    sample();
    for (; told + STEP <= tally.shots; told += STEP) heard?.(told + STEP);
    for (const target of targets) passOn(target);
  }, SAMPLE_MS);
  const isOver = (): boolean => tally.shots >= shots || !server.isRunning;
  const isFull = (kind: keyof typeof SHARES) => (): boolean =>
    isOver() || tally.counts[kind] * 100 >= shots * SHARES[kind];
  const { port } = server;
  const raw = targets.map(({ room, hostCookie }) => ({ port, room, cookie: hostCookie }));
  await Promise.all([
    ...targets.flatMap(({ lanes }) => lanes.map((lane) => lane.fire(isOver))),
    ...Array.from({ length: REQUEST_LANES }, (_, at) =>
      fireRequests({ port, ...lobby }, tally, seeded(seed + 1000 + at), isFull('requests')),
    ),
    ...Array.from({ length: RAW_LANES }, (_, at) =>
      fireRawFrames(
        raw[at % raw.length] ?? { port, ...lobby },
        tally,
        seeded(seed + 2000 + at),
        isFull('rawFrames'),
      ),
    ),
  ]);
  clearInterval(timer);
  sample();
  return samples;
};

const isAlive = async (url: string, targets: readonly Target[]): Promise<boolean> => {
  const { status } = await visit(`${url}/healthz`, 'GET');
  const until = Date.now() + 10_000;
  while (targets.some(({ watcher }) => watcher.waiting > 0) && Date.now() < until) await wait(20);
  return status === 200;
};

/** Shoots so many frames and requests at a server of its own, and looks at what is left. */
export const fuzz = async (asked: Asked): Promise<Report> => {
  const start = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'agent-double-fuzz-'));
  const server = new ServerProcess({ DATA_DIR: folder, DATABASE_URL: '' }, asked.sources);
  const tally = new Tally();
  let reader: LogReader | null = null;
  try {
    await server.start();
    const url = `http://127.0.0.1:${server.port}`;
    const targets: Target[] = [];
    for (let at = 0; at < ROOMS; at += 1) {
      targets.push(await openTarget(url, tally, asked.seed + 100 * at));
    }
    const lobby = await openTarget(url, tally, asked.seed + 100 * ROOMS);
    const place = { room: lobby.room, cookie: '' };
    const samples = await bombard(server, targets, place, tally, asked);
    if (!server.isRunning) tally.problems.push('the server is gone');
    else if (!(await isAlive(url, targets))) tally.problems.push('the server is not well');
    for (const { watcher } of [...targets, lobby]) watcher.stop();
    const code = await server.end('SIGTERM');
    if (code !== 0) tally.problems.push(`the server ended with ${code}`);
    tally.problems.push(...server.bugs);
    reader = await openLogReader({ dataDir: folder, databaseUrl: null });
    let entries = 0;
    for (const { room, watcher } of [...targets, lobby]) {
      const log = (await reader.read(room as RoomCode, 0)) ?? [];
      entries += log.length;
      checkRoom(room, log, watcher, tally);
    }
    const memory = memoryOf(samples, asked.shots);
    checkMemory(memory, tally);
    const { frames, rawFrames, requests, done, refused, closed } = tally.counts;
    return {
      ...{ shots: tally.shots, frames, rawFrames, requests, done, refused, closed, entries },
      ...memory,
      seconds: Math.round((Date.now() - start) / 100) / 10,
      problems: tally.problems,
    };
  } finally {
    await reader?.close();
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
};
