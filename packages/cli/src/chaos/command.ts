import { parseArgs } from 'node:util';
import { anySeed, builtOr, printOutcome, tried, whole } from '../trial.ts';
import { troublePostgres, type Database } from './on-postgres.ts';
import { troubleSqlite } from './on-sqlite.ts';
import type { Asked, Report } from './scene.ts';

export const CHAOS_USAGE =
  'agent-double chaos [--on sqlite|postgres|both] [--database URL] [--kills N] [--tables N] [--seed N] [--sources] [--json]';

const PLACES = ['sqlite', 'postgres', 'both'] as const;

interface Wanted extends Asked {
  readonly on: (typeof PLACES)[number];
  readonly database: string | null;
  readonly json: boolean;
}

/** @throws where an option isn't what it should be */
const readWanted = (argv: readonly string[]): Wanted => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      on: { type: 'string', default: 'both' },
      database: { type: 'string' },
      kills: { type: 'string', default: '100' },
      tables: { type: 'string', default: '8' },
      seed: { type: 'string', default: anySeed() },
      sources: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const on = PLACES.find((place) => place === values.on);
  if (on === undefined) throw new Error(`--on takes ${PLACES.join(', ')}, not ${values.on}`);
  const database = values.database ?? null;
  if (on !== 'sqlite' && (database === null || process.send === undefined)) {
    throw new Error('PostgreSQL is troubled by `npm run chaos`, which brings one that may be');
  }
  return {
    ...{ on, database, json: values.json, sources: builtOr(values.sources) },
    kills: whole('kills', values.kills),
    tables: whole('tables', values.tables),
    seed: whole('seed', values.seed),
  };
};

/** The database of whoever started this command, who restarts it when asked. */
const askedOf = (url: string): Database => ({
  url,
  restart: () =>
    new Promise((resolve) => {
      process.once('message', () => {
        resolve();
      });
      process.send?.('restart');
    }),
});

const leave = (): never => process.exit(1);

const trouble = async (wanted: Wanted): Promise<readonly Report[]> => {
  const { on, database, json, seed } = wanted;
  console.error(`--seed ${seed} does the same again`);
  process.once('disconnect', leave);
  const reports: Report[] = [];
  if (on !== 'postgres') reports.push(await troubleSqlite(wanted));
  if (on !== 'sqlite' && database !== null) {
    reports.push(await troublePostgres(wanted, askedOf(database)));
  }
  process.off('disconnect', leave);
  if (process.send !== undefined) process.disconnect();
  for (const report of reports) printOutcome({ seed, ...report }, json, 'nothing is lost');
  return reports;
};

/** Kills servers under load and holds what is left against what was said; 1 where that differs. */
export const chaosCommand = (argv: readonly string[]): Promise<number> =>
  tried('chaos', () => readWanted(argv), trouble);
