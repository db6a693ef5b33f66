import { parseArgs } from 'node:util';
import { anySeed, builtOr, printOutcome, tried, whole } from '../trial.ts';
import { fuzz, type Asked, type Report } from './run.ts';

export const FUZZ_USAGE = 'agent-double fuzz [--shots N] [--seed N] [--sources] [--json]';

interface Wanted extends Asked {
  readonly json: boolean;
}

/** @throws where an option isn't what it should be */
const readWanted = (argv: readonly string[]): Wanted => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      shots: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: anySeed() },
      sources: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  return {
    shots: whole('shots', values.shots),
    seed: whole('seed', values.seed),
    json: values.json,
    sources: builtOr(values.sources),
  };
};

const shoot = async (wanted: Wanted): Promise<readonly Report[]> => {
  console.error(`--seed ${wanted.seed} does the same again`);
  const heard = (shots: number): void => {
    console.error(`${shots} shot`);
  };
  const report = await fuzz({ ...wanted, heard });
  printOutcome({ seed: wanted.seed, ...report }, wanted.json, 'nothing broke');
  return [report];
};

/** Shoots frames and requests by chance at a server; 1 where it breaks or is changed by a refused one. */
export const fuzzCommand = (argv: readonly string[]): Promise<number> =>
  tried('fuzz', () => readWanted(argv), shoot);
