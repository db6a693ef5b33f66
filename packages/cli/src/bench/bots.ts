import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SERVER_BUILT, SERVER_MAIN } from '@agent-double/server';
import { openComputersTable, type ComputersTable } from './computers-table.ts';
import { LoadRoom } from './load-room.ts';
import { moveInTurn, untilIdle } from './load.ts';
import { openRooms } from './open-rooms.ts';
import { pinSelf, runServer, type Served } from './served.ts';

export const BENCH_BOTS_USAGE =
  'agent-double bench bots [--rooms N] [--rate N] [--seconds N] [--spans N] [--sources] [--json]';

const HELP = `${BENCH_BOTS_USAGE}

Measures how long people's moves take, from sending one to the last of four sockets having it, with
and without a game of four computers at full pace on the same server, by turns. Where the machine has
two cores the server with the computers' thread has one of them, which is the worst case.

  --rooms N      rooms of four people (20)
  --rate N       their moves a second altogether (100)
  --seconds N    length of a span (10)
  --spans N      spans with the computers, and as many without (3)
  --sources      serves from the sources, not from what npm run build makes
  --json         prints one line of JSON`;

const DEFAULTS = { rooms: '20', rate: '100', seconds: '10', spans: '3' };
const MOST = 100_000;
/** How long a game that was ended may still be thought about. */
const SETTLE_MS = 500;
/** How long a slow machine may take over the first clue, and how often that is looked at. */
const FIRST_MOVE_LIMIT_MS = 60_000;
const LOOK_MS = 50;

const OPEN = {
  ...{ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', BOT_PACE: '0' },
  ...{ CREATES_PER_MINUTE: '1000000', VISITS_PER_MINUTE: '1000000' },
  ...{ SOCKETS_PER_ADDRESS: '1000000', FRAMES_PER_SECOND: '1000000' },
};

/** What is asked for. */
interface Asked {
  readonly rooms: number;
  readonly rate: number;
  readonly seconds: number;
  readonly spans: number;
  readonly sources: boolean;
  readonly json: boolean;
}

/** What `--json` prints: milliseconds of people's moves, alone and beside the computers' game. */
export interface BotFigures {
  readonly p50Alone: number;
  readonly p99Alone: number;
  readonly maxAlone: number;
  readonly p50Beside: number;
  readonly p99Beside: number;
  readonly maxBeside: number;
  /** By how much the slowest and the slow moves are slower. */
  readonly delayP99: number;
  readonly delayMax: number;
  readonly botMovesPerSecond: number;
  /** From the first deal to the first clue: the thread starts, reads what it knows and thinks. */
  readonly firstMoveMs: number;
  readonly rssWithoutMb: number;
  readonly rssWithMb: number;
  readonly rssOfComputersMb: number;
}

const ABOUT: { readonly [name in keyof BotFigures]: string } = {
  p50Alone: 'people’s moves without computers, p50 ms',
  p99Alone: '  p99',
  maxAlone: '  slowest',
  p50Beside: 'beside a game of four computers, p50 ms',
  p99Beside: '  p99',
  maxBeside: '  slowest',
  delayP99: 'later by, p99 ms',
  delayMax: '  slowest',
  botMovesPerSecond: 'moves of the computers a second',
  firstMoveMs: 'from the first deal to the first clue, ms',
  rssWithoutMb: 'memory without the computers’ thread, MiB',
  rssWithMb: '  with it',
  rssOfComputersMb: '  difference',
};

/** @throws where an option isn't what it should be */
const readAsked = (argv: readonly string[]): Asked => {
  const text = (unset: string) => ({ type: 'string', default: unset }) as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...{ rooms: text(DEFAULTS.rooms), rate: text(DEFAULTS.rate) },
      ...{ seconds: text(DEFAULTS.seconds), spans: text(DEFAULTS.spans) },
      ...{ sources: flag, json: flag },
    },
  });
  const whole = (name: keyof typeof DEFAULTS): number => {
    const value = /^\d{1,6}$/u.test(values[name]) ? Number(values[name]) : 0;
    if (value >= 1 && value <= MOST) return value;
    throw new Error(`--${name} takes a whole number from 1 to ${MOST}, not ${values[name]}`);
  };
  return {
    ...{ rooms: whole('rooms'), rate: whole('rate'), seconds: whole('seconds') },
    ...{ spans: whole('spans'), sources: values.sources, json: values.json },
  };
};

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

const measure = async (served: Served, asked: Asked): Promise<BotFigures> => {
  const alone: number[] = [];
  const beside: number[] = [];
  let taken: number[] = [];
  const opened = await openRooms(served.url, asked.rooms);
  const rooms = opened.rooms.map(
    ({ sockets, script }) => new LoadRoom(sockets, script, (_, ms) => taken.push(ms)),
  );
  const table = await openComputersTable(served.url);
  const span = async (into: number[]): Promise<void> => {
    taken = into;
    await moveAtRate(rooms, asked);
    taken = [];
  };
  await span([]);
  const rssWithoutMb = served.rss();
  let rssWithMb = 0;
  let seconds = 0;
  for (let at = 0; at < asked.spans; at += 1) {
    await span(alone);
    const start = performance.now();
    table.start();
    await span(beside);
    await firstMove(table);
    table.stop();
    seconds += (performance.now() - start) / 1000;
    rssWithMb = Math.max(rssWithMb, served.rss());
    await wait(SETTLE_MS);
  }
  const failed = table.failed ?? rooms.find((room) => room.failed !== null)?.failed ?? null;
  if (failed !== null) throw new Error(`a move was refused: ${failed}`);
  if (table.firstMoveMs === null) throw new Error('the computers made no move');
  const [p50Alone, p99Alone, maxAlone] = [0.5, 0.99, 1].map((share) => quantile(alone, share));
  const [p50Beside, p99Beside, maxBeside] = [0.5, 0.99, 1].map((share) => quantile(beside, share));
  return rounded({
    ...{ p50Alone, p99Alone, maxAlone, p50Beside, p99Beside, maxBeside },
    delayP99: (p99Beside ?? NaN) - (p99Alone ?? NaN),
    delayMax: (maxBeside ?? NaN) - (maxAlone ?? NaN),
    botMovesPerSecond: table.moves / seconds,
    firstMoveMs: table.firstMoveMs,
    ...{ rssWithoutMb, rssWithMb, rssOfComputersMb: rssWithMb - rssWithoutMb },
  });
};

const firstMove = async (table: ComputersTable): Promise<void> => {
  const until = performance.now() + FIRST_MOVE_LIMIT_MS;
  while (table.firstMoveMs === null && performance.now() < until) await wait(LOOK_MS);
};

const rounded = (figures: {
  readonly [name in keyof BotFigures]: number | undefined;
}): BotFigures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value = NaN]) => [name, Number(value.toFixed(2))]),
  ) as unknown as BotFigures;

const moveAtRate = async (rooms: readonly LoadRoom[], { rate, seconds }: Asked): Promise<void> => {
  const stop = moveInTurn(rooms, rate);
  await wait(seconds * 1000);
  stop();
  await untilIdle(rooms);
};

const fail = (error: unknown, status: number): number => {
  console.error(`agent-double: bench: ${error instanceof Error ? error.message : 'failed'}`);
  return status;
};

/** Measures what a game of computers costs the people of other rooms; prints the figures. */
export const benchBotsCommand = async (argv: readonly string[]): Promise<number> => {
  if (argv.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  let asked: Asked;
  try {
    asked = readAsked(argv);
    if (!asked.sources && !existsSync(SERVER_BUILT)) {
      throw new Error('there is no build: npm run build, or --sources');
    }
  } catch (error) {
    return fail(error, 2);
  }
  pinSelf();
  const folder = mkdtempSync(path.join(tmpdir(), 'agent-double-bench-'));
  const served = await runServer(asked.sources ? SERVER_MAIN : SERVER_BUILT, {
    ...OPEN,
    DATA_DIR: folder,
  });
  try {
    const figures = await measure(served, asked);
    if (asked.json) console.log(JSON.stringify(figures));
    else {
      for (const [name, about] of Object.entries(ABOUT)) {
        console.log(`${about.padEnd(58)} ${figures[name as keyof BotFigures]}`);
      }
    }
    return 0;
  } catch (error) {
    return fail(error, 1);
  } finally {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
