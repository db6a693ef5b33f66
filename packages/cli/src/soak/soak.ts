import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVER_BUILT, SERVER_MAIN } from '@agent-double/server';
import { atRate, saturate } from '../bench/load.ts';
import { openRooms } from '../bench/open-rooms.ts';
import { runServer } from '../bench/served.ts';
import { OPEN_SETTINGS } from '../chaos/server-process.ts';
import { growth, medianOf, type Sample } from '../memory.ts';

/** What is asked for. */
export interface Asked {
  readonly rooms: number;
  readonly seconds: number;
  readonly sources: boolean;
}

/** What a run came to. Memory is in MiB, latencies in milliseconds. */
export interface Report {
  readonly rooms: number;
  readonly saturation: number;
  readonly movesPerSecond: number;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly warmMb: number;
  readonly mostMb: number;
  readonly endMb: number;
  /** Null where the run was too short to tell. */
  readonly growthMbPerHour: number | null;
  readonly seconds: number;
  readonly problems: readonly string[];
}

/** How long the load is measured at a stretch, at the most, and how long saturation is. */
const STRETCH_SECONDS = 20;
const SATURATED_SECONDS = 5;
/** The share of a run after which the server counts as warm. */
const WARM = 0.25;
/** A warm server grows by no more than this in an hour. */
export const MAX_GROWTH_MB_PER_HOUR = 32;
const HOUR_SECONDS = 3600;
/** A shorter run says nothing of a slope. */
const LONG_RUN_SECONDS = 540;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

/** Plays at half of what the server can take, for so long, and watches its memory. */
export const soak = async ({ rooms, seconds, sources }: Asked): Promise<Report> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'agent-double-soak-'));
  const served = await runServer(sources ? SERVER_MAIN : SERVER_BUILT, {
    ...OPEN_SETTINGS,
    ...{ PORT: '0', DATA_DIR: folder, DATABASE_URL: '' },
  });
  const problems: string[] = [];
  const samples: Sample[] = [];
  const p50: number[] = [];
  const p99: number[] = [];
  let moves = 0;
  try {
    const opened = await openRooms(served.url, rooms);
    const most = await saturate(opened, rooms, Math.min(SATURATED_SECONDS, seconds), served);
    const rate = most.movesPerSecond / 2;
    const start = performance.now();
    const spent = (): number => (performance.now() - start) / 1000;
    while (spent() < seconds) {
      const stretch = Math.max(1, Math.min(STRETCH_SECONDS, seconds - spent()));
      const measured = await atRate(opened, rate, stretch, served);
      moves += Math.round(measured.movesPerSecond * stretch);
      p50.push(measured.p50);
      p99.push(measured.p99);
      samples.push({ after: spent(), mb: served.rss() });
    }
    const total = spent();
    for (const { sockets } of opened.rooms) {
      for (const socket of sockets) {
        if (socket.readyState !== socket.OPEN) problems.push('a socket was lost');
        socket.terminate();
      }
    }
    const warm = samples.filter(({ after }) => after >= total * WARM);
    const isLong = total >= LONG_RUN_SECONDS;
    const growthMbPerHour = isLong ? Math.round(growth(warm, HOUR_SECONDS)) : null;
    if (growthMbPerHour !== null && growthMbPerHour > MAX_GROWTH_MB_PER_HOUR) {
      problems.push(`memory grows by ${growthMbPerHour} MiB an hour`);
    }
    const edge = Math.max(1, warm.length >> 3);
    return {
      rooms,
      saturation: Math.round(most.movesPerSecond),
      movesPerSecond: Math.round(rate),
      moves,
      p50: Number(median(p50).toFixed(2)),
      p99: Number(median(p99).toFixed(2)),
      warmMb: Math.round(medianOf(warm.slice(0, edge))),
      mostMb: Math.round(Math.max(...samples.map(({ mb }) => mb))),
      endMb: Math.round(medianOf(warm.slice(-edge))),
      growthMbPerHour,
      seconds: Math.round(total),
      problems,
    };
  } finally {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
