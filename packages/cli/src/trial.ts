import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { SERVER_BUILT } from '@agent-double/server';

const MOST_SEEDS = 1_000_000_000;
/** Problems that are printed; a thousand of them say no more. */
const PRINTED = 20;

/** What a long trial of the server came to, and what must not be. */
export interface Outcome {
  readonly problems: readonly string[];
}

/** A seed that nobody has chosen. */
export const anySeed = (): string => String(randomInt(1, MOST_SEEDS));

/** The whole number that an option gives. @throws where it gives none */
export const whole = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,8}$/u.test(text)) throw new Error(`--${name} takes a whole number, not ${text}`);
  return Number(text);
};

/** Whether the sources are to serve. @throws where what is built should, and there is none */
export const builtOr = (sources: boolean): boolean => {
  if (sources || existsSync(SERVER_BUILT)) return sources;
  throw new Error('there is no build: npm run build, or --sources');
};

/** Prints what a trial came to, for people or as one line of JSON; `good` says that all is well. */
export const printOutcome = (
  outcome: Outcome & { readonly [name: string]: unknown },
  json: boolean,
  good: string,
): void => {
  if (json) {
    console.log(JSON.stringify(outcome));
    return;
  }
  const { problems, ...figures } = outcome;
  for (const [name, value] of Object.entries(figures)) {
    console.log(`${name.padEnd(24)} ${String(value)}`);
  }
  for (const problem of problems.slice(0, PRINTED)) console.log(`  ${problem}`);
  console.log(problems.length === 0 ? good : `${problems.length} problems`);
};

/**
 * Reads options, does what they ask for, and gives the exit status of a command: 2 where an option
 * is wrong, 1 where something is that must not be.
 */
export const tried = async <T>(
  name: string,
  read: () => T,
  attempt: (asked: T) => Promise<readonly Outcome[]>,
): Promise<number> => {
  let asked: T;
  try {
    asked = read();
  } catch (error) {
    console.error(`agent-double: ${name}: ${error instanceof Error ? error.message : 'failed'}`);
    return 2;
  }
  const outcomes = await attempt(asked);
  return outcomes.every(({ problems }) => problems.length === 0) ? 0 : 1;
};
