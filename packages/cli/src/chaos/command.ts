import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { troublePostgres, type Database } from './on-postgres.ts';
import { troubleSqlite } from './on-sqlite.ts';
import type { Asked, Report } from './scene.ts';

export const CHAOS_USAGE =
  'agent-double chaos [--on sqlite|postgres|both] [--database URL] [--kills N] [--tables N] [--seed N] [--json]';

const PLACES = ['sqlite', 'postgres', 'both'] as const;
const MOST_SEEDS = 1_000_000_000;
/** Problems that are printed; a thousand of them say no more. */
const PRINTED = 20;

interface Wanted extends Asked {
  readonly on: (typeof PLACES)[number];
  readonly database: string | null;
  readonly json: boolean;
}

const whole = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,8}$/u.test(text)) throw new Error(`--${name} takes a whole number, not ${text}`);
  return Number(text);
};

/** @throws where an option isn't what it should be */
const readWanted = (argv: readonly string[]): Wanted => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      on: { type: 'string', default: 'both' },
      database: { type: 'string' },
      kills: { type: 'string', default: '100' },
      tables: { type: 'string', default: '8' },
      seed: { type: 'string', default: String(1 + randomInt(MOST_SEEDS - 1)) },
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
    ...{ on, database, json: values.json },
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

const print = ({ problems, ...report }: Report): void => {
  for (const [name, value] of Object.entries(report)) console.log(`${name.padEnd(16)} ${value}`);
  for (const problem of problems.slice(0, PRINTED)) console.log(`  ${problem}`);
  console.log(problems.length === 0 ? 'nothing is lost' : `${problems.length} problems`);
};

/** Kills servers under load and holds what is left against what was said; 1 where that differs. */
export const chaosCommand = async (argv: readonly string[]): Promise<number> => {
  let wanted: Wanted;
  try {
    wanted = readWanted(argv);
  } catch (error) {
    console.error(`agent-double: chaos: ${error instanceof Error ? error.message : 'failed'}`);
    return 2;
  }
  const { on, database, json, seed } = wanted;
  console.error(`--seed ${seed} does the same again`);
  const leave = (): never => process.exit(1);
  process.once('disconnect', leave);
  const reports: Report[] = [];
  if (on !== 'postgres') reports.push(await troubleSqlite(wanted));
  if (on !== 'sqlite' && database !== null) {
    reports.push(await troublePostgres(wanted, askedOf(database)));
  }
  process.off('disconnect', leave);
  if (process.send !== undefined) process.disconnect();
  for (const report of reports) {
    if (json) console.log(JSON.stringify({ seed, ...report }));
    else print(report);
  }
  return reports.every(({ problems }) => problems.length === 0) ? 0 : 1;
};
