import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter } from './meter.ts';
import { Spans } from './spans.ts';

const PREFIX = 'agent_double_';
/** From half a millisecond to five seconds: a sync of the disk is somewhere between. */
const SPANS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What can be read off at any moment. */
export interface Readings {
  readonly rooms: number;
  readonly games: number;
  readonly sockets: number;
  /** How many rooms the store holds, as far as this server knows. */
  readonly kept: number;
}

/** The figures of one server, in the form that Prometheus reads. */
export interface Metrics extends Meter {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Counts from here on; `read` is called whenever somebody looks. */
export const openMetrics = (read: () => Readings): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  const gauge = (name: string, help: string, value: keyof Readings): void => {
    new Gauge({
      ...{ name: `${PREFIX}${name}`, help, registers },
      collect() {
        this.set(read()[value]);
      },
    });
  };
  gauge('rooms', 'Rooms in memory', 'rooms');
  gauge('games', 'Games that run in rooms in memory', 'games');
  gauge('sockets', 'Open sockets', 'sockets');
  gauge('rooms_kept', 'Rooms in the store', 'kept');
  let moves = 0;
  new Counter({
    ...{ name: `${PREFIX}moves_total`, help: 'Orders carried out', registers },
    collect() {
      this.inc(moves);
      moves = 0;
    },
  });
  const refusals = new Counter({
    ...{ name: `${PREFIX}refusals_total`, help: 'Refusals by code', registers },
    labelNames: ['code'],
  });
  const span = (name: string, help: string): Spans => {
    const histogram = new Histogram({
      ...{ name: `${PREFIX}${name}`, help, registers, buckets: SPANS },
      collect: () => {
        spans.settle();
      },
    });
    const spans = new Spans((seconds) => {
      histogram.observe(seconds);
    });
    return spans;
  };
  const commit = span('commit_seconds', 'Time until a move is on disk');
  const broadcast = span('broadcast_seconds', 'Time from the commit until all lines are told');
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    accepted: () => {
      moves += 1;
    },
    refused: (code) => {
      refusals.inc({ code });
    },
    committed: (seconds) => {
      commit.add(seconds);
    },
    told: (seconds) => {
      broadcast.add(seconds);
    },
  };
};
