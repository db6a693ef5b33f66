import { parseArgs } from 'node:util';
import { chooseGuess, loadKnowledge, SKILLS, type OperativeView } from '@agent-double/bots';
import { clueNumber, type BotLevel, type ClueNumber, type Language } from '@agent-double/rules';
import { fail, languageOf, levelOf, partOf, STRONGEST, wordsOf } from './bot-options.ts';

export const GUESS_USAGE =
  'agent-double guess [--lang fr|en] --board "A,B,…" [--number 2] [--level 3] [--part all|first|second] [--seed 1] CLUE';

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        lang: { type: 'string', default: 'fr' },
        board: { type: 'string' },
        number: { type: 'string', default: '1' },
        level: { type: 'string', default: STRONGEST },
        part: { type: 'string', default: 'all' },
        seed: { type: 'string', default: '1' },
      },
    });
  } catch {
    return null;
  }
};

/**
 * `agent-double guess`: what the computer makes of a clue, as one line of JSON: whether it knows
 * it, the words it would touch in order, and all words with their scores, the best first.
 */
export const guessCommand = async (argv: readonly string[]): Promise<number> => {
  const parsed = parse(argv);
  if (parsed === null) return fail(`usage: ${GUESS_USAGE}`);
  const { values, positionals } = parsed;
  const language = languageOf(values.lang);
  const level = levelOf(values.level);
  const part = partOf(values.part);
  const number = clueNumber(/^\d+$/u.test(values.number) ? Number(values.number) : values.number);
  const board = [...new Set(wordsOf(values.board))];
  const [clue, ...others] = positionals;
  if (language === null) return fail(`unknown language: ${values.lang}`);
  if (level === null || part === null || number === null || !/^\d+$/u.test(values.seed)) {
    return fail(`usage: ${GUESS_USAGE}`);
  }
  if (clue === undefined || others.length > 0 || board.length === 0) {
    return fail(`usage: ${GUESS_USAGE}`);
  }
  const knowledge = await loadKnowledge(language, part);
  const question = { clue, number, board, level, seed: Number(values.seed) };
  console.log(JSON.stringify({ clue, number, ...answerTo(question, knowledge, language) }));
  return 0;
};

interface Question {
  readonly clue: string;
  readonly number: ClueNumber;
  readonly board: readonly string[];
  readonly level: BotLevel;
  readonly seed: number;
}

/** The guesses as if every card touched were right: the number is then used up. */
const answerTo = (
  { clue, number, board, level, seed }: Question,
  knowledge: Awaited<ReturnType<typeof loadKnowledge>>,
  language: Language,
) => {
  const guesses: string[] = [];
  const most = typeof number === 'number' && number > 0 ? number : board.length;
  const viewAfter = (): OperativeView => ({
    words: board.filter((word) => !guesses.includes(word)),
    clue: { word: clue, number },
    made: guesses.length,
    mayStop: guesses.length > 0,
    earlier: [],
    left: { own: board.length, opponent: board.length },
  });
  const first = chooseGuess(viewAfter(), knowledge, SKILLS[level], seed);
  let next = first;
  while (next.type === 'guess' && guesses.length < most) {
    guesses.push(next.word);
    next = chooseGuess(viewAfter(), knowledge, SKILLS[level], seed);
  }
  const ranking = first.ranking.map(({ word, score }) => ({ word, score: rounded(score) }));
  return { language, known: knowledge.knows(clue), guesses, ranking };
};

const rounded = (score: number): number => Math.round(score * 1000) / 1000;
