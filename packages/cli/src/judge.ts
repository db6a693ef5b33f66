import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadJudge } from '@agent-double/lexicon';
import {
  clueNumber,
  EDITIONS,
  parametersInForce,
  type ClueNumber,
  type Conventions,
} from '@agent-double/rules';
import { runCases } from './judge-cases.ts';
import { runSample } from './judge-sample.ts';
import { editionOf } from './scenarios/edition-tag.ts';

export const JUDGE_USAGE = `agent-double judge [--lang fr|en] [--edition 000] --board "VOLEUR,MIEL" [--number 2] CLUE
  agent-double judge [--edition 000] --cases FILE.tsv [--json]
  agent-double judge [--lang fr|en] [--edition 000] --sample 6000 [--seed 1]`;

const isLang = (text: string): text is 'fr' | 'en' => text === 'fr' || text === 'en';

/** What an edition says of clues, by its id or by its tag in scenario files. */
const conventionsOf = (name: string): Conventions | null => {
  const named = Object.values(EDITIONS).find(({ id }) => id === name);
  if (named !== undefined) return named.parameters;
  const tagged = editionOf(name);
  return tagged === null ? null : parametersInForce(EDITIONS[tagged.id], tagged.changes);
};

const numberOf = (text: string): ClueNumber | null =>
  clueNumber(/^\d+$/u.test(text) ? Number(text) : text);

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        lang: { type: 'string', default: 'fr' },
        edition: { type: 'string', default: '000' },
        board: { type: 'string' },
        number: { type: 'string', default: '1' },
        cases: { type: 'string' },
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch {
    return null;
  }
};

const fail = (message: string): number => {
  console.error(message);
  return 2;
};

/**
 * `agent-double judge`: one clue as a line of JSON, a file of cases, or a random sample of doubts
 * and refusals. Gives the exit status: 2 where the arguments don't make sense.
 */
export const judgeCommand = async (argv: readonly string[]): Promise<number> => {
  const parsed = parse(argv);
  if (parsed === null) return fail(`usage: ${JUDGE_USAGE}`);
  const { values, positionals } = parsed;
  const conventions = conventionsOf(values.edition);
  if (conventions === null) return fail(`unknown edition: ${values.edition}`);
  if (!isLang(values.lang)) return fail(`unknown language: ${values.lang}`);
  if (values.cases !== undefined) {
    const text = await readFile(values.cases, 'utf8').catch(() => null);
    if (text === null) return fail(`can't read ${values.cases}`);
    return runCases(text, values.lang, conventions, values.json);
  }
  if (values.sample !== undefined) {
    return runSample(values.lang, conventions, Number(values.sample), Number(values.seed));
  }
  const [clue, ...others] = positionals;
  const number = numberOf(values.number);
  if (clue === undefined || others.length > 0 || values.board === undefined || number === null) {
    return fail(`usage: ${JUDGE_USAGE}`);
  }
  const words = values.board.split(',').filter((word) => word.trim() !== '');
  const judge = await loadJudge(values.lang);
  console.log(JSON.stringify({ clue, number, ...judge(clue, number, words, conventions) }));
  return 0;
};
