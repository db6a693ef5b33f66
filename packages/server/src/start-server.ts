import type { AddressInfo } from 'node:net';
import type { WireRefusal } from '@agent-double/protocol';
import type { ClueJudge, Language } from '@agent-double/rules';
import type { DestinationStream } from 'pino';
import type { BotMind } from './bots/bot-mind.ts';
import { WorkerMind } from './bots/worker-mind.ts';
import type { Config } from './config/config.ts';
import { buildApp } from './http/app.ts';
import { perSecond } from './limits/bucket.ts';
import { RoomGuard } from './limits/room-guard.ts';
import { openLog } from './log.ts';
import { loadJudge } from '@agent-double/lexicon';
import { Rooms } from './rooms/rooms.ts';
import { openGate } from './sockets/gate.ts';
import { Pulse } from './sockets/pulse.ts';
import { openMetrics } from './metrics/metrics.ts';
import type { Neighbours } from './storage/neighbours.ts';
import { openStore } from './storage/open-store.ts';
import type { RoomStore } from './storage/room-store.ts';
import { MACHINE, type Surroundings } from './surroundings.ts';

/** A server that listens. */
export interface RunningServer {
  /** Where it can be reached from this machine. */
  readonly url: string;
  readonly port: number;
  /** How often each refusal has closed a socket since the start. */
  readonly refusals: ReadonlyMap<WireRefusal['code'], number>;
  /** Lets moves under way finish, says goodbye to everybody, and frees port and data. */
  close(): Promise<void>;
}

/** What a test puts in the place of the machine, the referee or the disk. */
export interface Replacements {
  readonly surroundings?: Surroundings;
  readonly judgeFor?: (language: Language) => Promise<ClueJudge>;
  readonly store?: RoomStore;
  readonly neighbours?: Neighbours;
  readonly mind?: BotMind;
  readonly logTo?: DestinationStream;
}

/** Starts the server: one process, one port, one data folder. */
export const startServer = async (
  config: Config,
  replacements: Replacements = {},
): Promise<RunningServer> => {
  const log = openLog(config.logLevel, replacements.logTo);
  const opened = replacements.store
    ? { store: replacements.store, neighbours: replacements.neighbours ?? null, now: null }
    : await openStore(config);
  const now = opened.now ?? MACHINE.now;
  const surroundings = replacements.surroundings ?? { ...MACHINE, now };
  const metrics = openMetrics(() => ({ ...rooms.readings, sockets: gate.sockets }));
  const { store } = opened;
  const mind =
    config.bots === 'off'
      ? null
      : (replacements.mind ?? new WorkerMind(config.botVectors, surroundings));
  const deps = {
    store,
    neighbours: opened.neighbours,
    meter: metrics,
    surroundings,
    judgeFor: replacements.judgeFor ?? loadJudge,
    log,
    bots: mind && { surroundings, mind, pace: config.botPace, log },
  };
  const rooms = new Rooms(deps, config);
  await rooms.start();
  const guard = new RoomGuard(config, surroundings.now);
  const operation = {
    metrics,
    metricsToken: config.metricsToken,
    isReady: async () => {
      await store.awaysSince(surroundings.now());
      return !rooms.isClosed;
    },
  };
  const app = await buildApp(config, { rooms, guard, surroundings, mind, operation }, log);

  const refusals = new Map<WireRefusal['code'], number>();
  const pulse = new Pulse();
  const gate = openGate(app.server, {
    ...{ rooms, guard, pulse, surroundings, log, config },
    frameRate: perSecond(config.framesPerSecond),
    refused: ({ code }) => {
      metrics.refused(code);
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
    },
  });
  const close = async (): Promise<void> => {
    const closed = app.close();
    await rooms.close();
    await gate.close();
    pulse.stop();
    await mind?.close();
    await closed;
    await store.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    port,
    refusals,
    close,
  };
};
