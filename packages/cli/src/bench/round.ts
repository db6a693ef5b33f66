import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVER_BUILT, SERVER_MAIN } from '@agent-double/server';
import { comeBack, type Return } from './come-back.ts';
import { atRate, saturate, type Measured } from './load.ts';
import { openBareRooms, openRooms, SEATED, type Opened } from './open-rooms.ts';
import { runServer, type Served } from './served.ts';

/** How much is loaded, and for how long. */
export interface Load {
  readonly rooms: number;
  /** Rooms that play at once where they play as fast as they can. */
  readonly saturated: number;
  readonly perSecond: number;
  readonly seconds: number;
  /** Whether the server runs from its sources, without a build. */
  readonly sources: boolean;
}

/** What one server came to. */
export interface Outcome {
  readonly saturation: Measured;
  readonly fixed: Measured;
  readonly rss: number;
  readonly joinsPerSecond: number;
  readonly firstJoinsPerSecond: number;
  readonly returned: Return;
}

const NO_RETURN: Return = { listeningMs: NaN, roomsPerSecond: NaN };

const BARE = new URL('./bare-server.mjs', import.meta.url);
const NO_LIMIT = '1000000';

/** The settings under which one address may be four thousand people. */
const OPEN = {
  ...{ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', BOTS: 'off' },
  ...{ CREATES_PER_MINUTE: NO_LIMIT, VISITS_PER_MINUTE: NO_LIMIT },
  ...{ SOCKETS_PER_ADDRESS: NO_LIMIT, FRAMES_PER_SECOND: NO_LIMIT },
};

const loaded = async (
  served: Served,
  opened: Opened,
  load: Load,
  then: () => Promise<Return> = () => Promise.resolve(NO_RETURN),
): Promise<Outcome> => {
  const { joinsPerSecond, firstJoinsPerSecond } = opened;
  const fixed = await atRate(opened, load.perSecond, load.seconds, served);
  const rss = served.rss();
  const saturation = await saturate(opened, load.saturated, load.seconds, served);
  for (const { sockets } of opened.rooms) for (const socket of sockets) socket.terminate();
  const returned = await then();
  return { saturation, fixed, rss, joinsPerSecond, firstJoinsPerSecond, returned };
};

const onServer = async (
  module: URL,
  env: NodeJS.ProcessEnv,
  load: (served: Served, again: () => Promise<Served>) => Promise<Outcome>,
): Promise<Outcome> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'agent-double-bench-'));
  const serve = (): Promise<Served> =>
    runServer(module, {
      ...env,
      DATA_DIR: path.join(folder, 'data'),
      ...(env['BARE_FILE'] === undefined ? {} : { BARE_FILE: path.join(folder, env['BARE_FILE']) }),
    });
  const served = await serve();
  try {
    return await load(served, serve);
  } finally {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The game itself, with the referee off or advising; at the end its server is killed. */
export const playGame = (load: Load, referee: 'off' | 'advise'): Promise<Outcome> =>
  onServer(load.sources ? SERVER_MAIN : SERVER_BUILT, OPEN, async (served, again) => {
    const opened = await openRooms(served.url, load.rooms, referee);
    return loaded(served, opened, load, () => comeBack(served, again, opened));
  });

/** A bare server that fans as many bytes out, with or without a synced commit before. */
export const playBare = (load: Load, bytes: number, isDurable: boolean): Promise<Outcome> =>
  onServer(
    BARE,
    { BARE_BYTES: String(Math.round(bytes)), ...(isDurable ? { BARE_FILE: 'moves.sqlite' } : {}) },
    async (served) => loaded(served, await openBareRooms(served.url, load.rooms), load),
  );

/** Connections of a load. */
export const connectionsOf = ({ rooms }: Load): number => rooms * SEATED;
