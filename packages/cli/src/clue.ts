import { parseArgs } from 'node:util';
import { chooseClue, loadKnowledge, MOST, SKILLS, type Role } from '@agent-double/bots';
import { loadJudge } from '@agent-double/lexicon';
import { EDITIONS } from '@agent-double/rules';
import { fail, languageOf, levelOf, partOf, STRONGEST, wordsOf } from './bot-options.ts';

export const CLUE_USAGE =
  'agent-double clue [--lang fr|en] --ours "A,B" [--theirs "C"] [--neutral "D"] [--assassin E] [--said "F"] [--level 3] [--part all|first|second] [--seed 1]';

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        lang: { type: 'string', default: 'fr' },
        ours: { type: 'string' },
        theirs: { type: 'string' },
        neutral: { type: 'string' },
        assassin: { type: 'string' },
        said: { type: 'string' },
        level: { type: 'string', default: STRONGEST },
        part: { type: 'string', default: 'all' },
        seed: { type: 'string', default: '1' },
      },
    }).values;
  } catch {
    return null;
  }
};

/**
 * `agent-double clue`: the clue that the computer would give, as one line of JSON with its number,
 * the intended words and its reasons. `clue` is null where nothing comes to its mind.
 */
export const clueCommand = async (argv: readonly string[]): Promise<number> => {
  const values = parse(argv);
  if (values === null) return fail(`usage: ${CLUE_USAGE}`);
  const language = languageOf(values.lang);
  const level = levelOf(values.level);
  const part = partOf(values.part);
  if (language === null) return fail(`unknown language: ${values.lang}`);
  const given: readonly (readonly [Role, string | undefined])[] = [
    ['own', values.ours],
    ['opponent', values.theirs],
    ['bystander', values.neutral],
    ['assassin', values.assassin],
  ];
  const cards = given.flatMap(([role, words]) => wordsOf(words).map((word) => ({ word, role })));
  const ours = cards.some((card) => card.role === 'own');
  if (level === null || part === null || !ours || !/^\d+$/u.test(values.seed)) {
    return fail(`usage: ${CLUE_USAGE}`);
  }
  const chosen = chooseClue(
    { cards, said: wordsOf(values.said), earlier: [], most: MOST },
    await loadKnowledge(language, part),
    { judge: await loadJudge(language), conventions: EDITIONS['classique-2025'].parameters },
    SKILLS[level],
    Number(values.seed),
  );
  console.log(JSON.stringify(chosen ?? { clue: null, number: null, intended: [], reasons: null }));
  return 0;
};
