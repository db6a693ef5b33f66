import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ClueJudge } from '@agent-double/rules';
import { editionOf, KNOWN_TAGS } from './edition-tag.ts';
import { editionsOf, kindOf, readLine, type Scenario } from './line.ts';
import { runScenario, type Played } from './run-scenario.ts';

export const SCENARIOS_USAGE =
  'agent-double scenarios FILE.jsonl [--edition 000,2025] [--kind G,P]';

/** Which lines are run, and in which of their editions; null means all. */
export interface Selection {
  readonly editions: readonly string[] | null;
  readonly kinds: readonly string[] | null;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

type Verdict = keyof Tally;
type Say = (line: string) => void;

/** Runs the lines of a scenario file and says a line for each that is selected. */
export const runLines = (
  text: string,
  { editions, kinds }: Selection,
  referee: ClueJudge,
  say: Say,
): Tally => {
  const verdicts = text.split('\n').flatMap((line, at): readonly Verdict[] => {
    if (line.trim() === '') return [];
    const read = readLine(line, at + 1);
    if (!read.ok) {
      say(`FAIL ${read.name}: expected a scenario, got: ${read.problem}`);
      return ['failed'];
    }
    const { scenario } = read;
    const tags = editionsOf(scenario).filter((tag) => editions?.includes(tag) ?? true);
    const wanted = kinds?.includes(kindOf(scenario)) ?? true;
    return [wanted && tags.length > 0 ? runLine(scenario, tags, referee, say) : 'skipped'];
  });
  const count = (verdict: Verdict): number => verdicts.filter((each) => each === verdict).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
};

const runLine = (
  scenario: Scenario,
  tags: readonly string[],
  referee: ClueJudge,
  say: Say,
): Verdict => {
  const { id } = scenario;
  const played = tags.map((tag) => ({ tag, ...playedIn(scenario, tag, referee) }));
  if (scenario.expect.decidable === 'human') {
    say(`HUMAN ${id}: the referee says ${answers(played)}`);
    return 'skipped';
  }
  const failed = played.filter(({ differences }) => differences.length > 0);
  for (const { tag, differences } of failed) say(`FAIL ${id} [${tag}]: ${differences.join('; ')}`);
  if (failed.length > 0) return 'failed';
  say(`PASS ${id}`);
  return 'passed';
};

/** A line that makes the engine throw fails; the others are still run. */
const playedIn = (scenario: Scenario, tag: string, referee: ClueJudge): Played => {
  const edition = editionOf(tag);
  if (edition === null) {
    return { results: [], differences: [`expected a known edition, got ${tag}`] };
  }
  try {
    return runScenario(scenario, edition, referee);
  } catch (error) {
    return { results: [], differences: [`expected an answer, got ${String(error)}`] };
  }
};

/** The referee's answers, once where every edition has the same. */
const answers = (played: readonly (Played & { readonly tag: string })[]): string => {
  const told = played.map(({ tag, results }) => ({ tag, said: results.join(', ') }));
  const [first] = told;
  return told.every(({ said }) => said === first?.said)
    ? (first?.said ?? '')
    : told.map(({ tag, said }) => `${said} [${tag}]`).join(', ');
};

const listed = (value: string | undefined): readonly string[] | null =>
  value === undefined ? null : value.split(',').map((each) => each.trim());

/**
 * `scenarios FILE.jsonl [--edition …] [--kind …]`: exit status 0 where no line failed, 1 where one
 * did, 2 where the command can't be understood or the file not be read.
 */
export const scenariosCommand = async (
  argv: readonly string[],
  loadReferee: () => Promise<ClueJudge>,
  say: Say = console.log,
): Promise<number> => {
  const options = readOptions(argv);
  if (typeof options === 'string') {
    console.error(`${options}\n${SCENARIOS_USAGE}`);
    return 2;
  }
  let text: string;
  try {
    text = await readFile(options.file, 'utf8');
  } catch (error) {
    console.error(`${options.file}: ${error instanceof Error ? error.message : 'unreadable'}`);
    return 2;
  }
  const { passed, failed, skipped } = runLines(text, options, await loadReferee(), say);
  say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 ? 1 : 0;
};

const readOptions = (argv: readonly string[]): (Selection & { file: string }) | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { edition: { type: 'string' }, kind: { type: 'string' } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return 'one scenario file is needed';
    const editions = listed(values.edition);
    const unknown = editions?.find((tag) => !KNOWN_TAGS.includes(tag));
    if (unknown !== undefined) return `${unknown}: the editions are ${KNOWN_TAGS.join(', ')}`;
    return { file, editions, kinds: listed(values.kind) };
  } catch (error) {
    return error instanceof Error ? error.message : 'wrong options';
  }
};
