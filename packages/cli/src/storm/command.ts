import { parseArgs } from 'node:util';
import { anySeed, builtOr, printOutcome, tried, whole } from '../trial.ts';
import { storm, type Asked, type Report } from './storm.ts';

export const STORM_USAGE =
  'agent-double storm [--rooms N] [--storm N] [--seed N] [--sources] [--json]';

/** Everybody is back within this time. */
const BACK_SECONDS = 5;

interface Wanted extends Asked {
  readonly json: boolean;
}

/** @throws where an option isn't what it should be */
const readWanted = (argv: readonly string[]): Wanted => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      rooms: { type: 'string', default: '4000' },
      storm: { type: 'string', default: '500' },
      seed: { type: 'string', default: anySeed() },
      sources: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const rooms = whole('rooms', values.rooms);
  return {
    rooms,
    storm: Math.min(rooms, whole('storm', values.storm)),
    seed: whole('seed', values.seed),
    ...{ json: values.json, sources: builtOr(values.sources) },
  };
};

const comeBack = async (wanted: Wanted): Promise<readonly Report[]> => {
  const { seed, json } = wanted;
  console.error(`--seed ${seed} does the same again`);
  const report = await storm(wanted);
  const isLate = report.backSeconds > BACK_SECONDS;
  const late = isLate ? [`they were back after ${report.backSeconds} s, not ${BACK_SECONDS}`] : [];
  const judged = { ...report, problems: [...report.problems, ...late] };
  printOutcome({ seed, ...judged }, json, 'everybody is back');
  return [judged];
};

/** Has the clients of many rooms come back in the same second; 1 where somebody is not, or late. */
export const stormCommand = (argv: readonly string[]): Promise<number> =>
  tried('storm', () => readWanted(argv), comeBack);
