import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SERVER_BUILT } from '@agent-double/server';
import { whole } from '../trial.ts';
import { figuresOf, medians, rounded, type Figures } from './figures.ts';
import { connectionsOf, playBare, playGame, type Load } from './round.ts';
import { pinSelf } from './served.ts';

export const BENCH_USAGE =
  'agent-double bench [--rooms N] [--saturated N] [--rate N] [--seconds N] [--rounds N] [--sources] [--json]';

const HELP = `${BENCH_USAGE}

Puts the server under load beside two ceilings: a bare server that fans as many bytes out, and the
same with every move committed to SQLite. Servers have the first core, the load has the second.
All are measured once a quarter of their joins, and at saturation the same number of moves, have
had their code compiled; the load has warmed up before. Where DATABASE_URL is set the game keeps its
rooms in that PostgreSQL, and they stay there.

  --rooms N      rooms of four sockets that are open (1000)
  --saturated N  rooms that play as fast as their moves come back (256)
  --rate N       moves a second over all rooms where the rate is fixed (500)
  --seconds N    how long each is measured (8)
  --rounds N     rounds, of which the medians are printed (1)
  --sources      serves from the sources, not from what npm run build makes
  --json         prints one line of JSON`;

const DEFAULTS = { rooms: '1000', saturated: '256', rate: '500', seconds: '8', rounds: '1' };

const ABOUT: { readonly [name in keyof Figures]: string } = {
  movesPerSecond: 'moves a second at saturation, acknowledged and on disk',
  ratioToCeiling: '  of a bare server that commits',
  ratioToBareWs: '  of a bare server that does not',
  movesPerSecondAdvise: '  with the referee advising',
  fixedP50: 'fixed rate, p50 ms',
  fixedP95: '  p95',
  fixedP99: '  p99',
  fixedP50Ratio: '  p50 of a bare server that commits, times',
  fixedP99Ratio: '  p99, times',
  cpuPerMove: 'processor ms a move at saturation',
  cpuRatio: '  of a bare server that commits, times',
  bytesPerMovePerClient: 'bytes a move and client',
  rssMb: 'memory with all connections, MiB',
  rssRatio: '  of a bare server that commits, times',
  joinsPerSecond: 'sockets let in a second',
  joinsRatio: '  of a bare server',
  firstJoinsPerSecond: '  with joining by HTTP before',
  listeningAgainMs: 'killed and started again, ms until it listens',
  roomsAgainPerSecond: '  rooms read and shown a second',
};

const secondsIn = (text: string): number => {
  const seconds = Number(text);
  if (!/^\d{1,4}(?:\.\d)?$/u.test(text) || seconds === 0) {
    throw new Error(`--seconds takes seconds, with tenths at most, not ${text}`);
  }
  return seconds;
};

/** Frames of the warm-up are so long, which is about what those of a move are. */
const WARM_BYTES = 120;

/**
 * Loads a bare server first, of which nothing is kept: the load itself has code to compile, and
 * whoever is measured first must not pay for that.
 */
const warmUp = async (load: Load): Promise<void> => {
  await playBare({ ...load, rooms: load.saturated }, WARM_BYTES, false);
};

const playRound = async (load: Load): Promise<Figures> => {
  const game = await playGame(load, 'off');
  const bytes = game.saturation.bytesPerMovePerClient;
  const durable = await playBare(load, bytes, true);
  const bare = await playBare(load, bytes, false);
  const fewer = { ...load, rooms: load.saturated };
  const advised = await playGame(fewer, 'advise');
  return figuresOf({ game, advised, durable, bare });
};

interface Asked {
  readonly load: Load;
  readonly rounds: number;
  readonly json: boolean;
}

/** @throws where an option isn't what it should be */
const readAsked = (argv: readonly string[]): Asked => {
  const options = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [
      name,
      { type: 'string', default: value } as const,
    ]),
  );
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...options,
      json: { type: 'boolean', default: false },
      sources: { type: 'boolean', default: false },
    },
  });
  const given: { readonly [name: string]: unknown } = values;
  const read = (name: keyof typeof DEFAULTS): number => whole(name, String(given[name]));
  return {
    load: {
      rooms: read('rooms'),
      saturated: Math.min(read('saturated'), read('rooms')),
      perSecond: read('rate'),
      seconds: secondsIn(String(given['seconds'])),
      sources: given['sources'] === true,
    },
    rounds: read('rounds'),
    json: given['json'] === true,
  };
};

/** Puts the server under load beside the least that a server could do; prints the figures. */
export const benchCommand = async (argv: readonly string[]): Promise<number> => {
  if (argv.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  let asked: Asked;
  try {
    asked = readAsked(argv);
  } catch (error) {
    console.error(`agent-double: bench: ${error instanceof Error ? error.message : 'failed'}`);
    return 2;
  }
  const { load } = asked;
  if (!load.sources && !existsSync(SERVER_BUILT)) {
    console.error('agent-double: bench: there is no build: npm run build, or --sources');
    return 2;
  }
  pinSelf();
  await warmUp(load);
  const rounds: Figures[] = [];
  for (let round = 0; round < asked.rounds; round += 1) rounds.push(await playRound(load));
  const figures = rounded(medians(rounds));
  if (asked.json) {
    console.log(JSON.stringify(figures));
    return 0;
  }
  console.log(
    `${load.rooms} rooms, ${connectionsOf(load)} connections; ${load.saturated} rooms at saturation; ${load.perSecond} moves a second fixed`,
  );
  for (const [name, about] of Object.entries(ABOUT)) {
    console.log(`${about.padEnd(58)} ${figures[name as keyof Figures]}`);
  }
  return 0;
};
