import { parseArgs } from 'node:util';
import { pinSelf } from '../bench/served.ts';
import { builtOr, printOutcome, tried, whole } from '../trial.ts';
import { soak, type Asked, type Report } from './soak.ts';

export const SOAK_USAGE = 'agent-double soak [--minutes N] [--rooms N] [--sources] [--json]';

interface Wanted extends Asked {
  readonly json: boolean;
}

/** @throws where an option isn't what it should be */
const readWanted = (argv: readonly string[]): Wanted => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      minutes: { type: 'string', default: '60' },
      rooms: { type: 'string', default: '250' },
      sources: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  return {
    seconds: 60 * whole('minutes', values.minutes),
    rooms: whole('rooms', values.rooms),
    ...{ json: values.json, sources: builtOr(values.sources) },
  };
};

const load = async (wanted: Wanted): Promise<readonly Report[]> => {
  pinSelf();
  const report = await soak(wanted);
  printOutcome({ ...report }, wanted.json, 'memory is flat, and nothing was refused');
  return [report];
};

/** Loads a server by half for an hour; 1 where it grows or refuses something. */
export const soakCommand = (argv: readonly string[]): Promise<number> =>
  tried('soak', () => readWanted(argv), load);
