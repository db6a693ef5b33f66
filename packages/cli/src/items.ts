import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadKnowledge, parseItems, tryItems } from '@agent-double/bots';
import { DEFAULT_PACK_IDS, loadPacks } from '@agent-double/lexicon';
import type { Language } from '@agent-double/rules';
import { fail, languageOf, partOf, wholeNumber } from './bot-options.ts';

export const ITEMS_USAGE =
  'agent-double items [--lang fr|en] [--board WORDS.txt] [--part all|first|second] [--seed 1] FILE…';

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        lang: { type: 'string', default: 'fr' },
        board: { type: 'string' },
        part: { type: 'string', default: 'all' },
        seed: { type: 'string', default: '1' },
      },
    });
  } catch {
    return null;
  }
};

const read = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

/**
 * `agent-double items`: for each file of clues with the words that people mean by them, a line of
 * JSON with the share of boards whose first guess is right and of targets among the first guesses.
 */
export const itemsCommand = async (argv: readonly string[]): Promise<number> => {
  const parsed = parse(argv);
  if (parsed === null) return fail(`usage: ${ITEMS_USAGE}`);
  const { values, positionals: files } = parsed;
  const language = languageOf(values.lang);
  const part = partOf(values.part);
  const seed = wholeNumber(values.seed, 0, Number.MAX_SAFE_INTEGER);
  if (language === null) return fail(`unknown language: ${values.lang}`);
  if (part === null || seed === null || files.length === 0) {
    return fail(`usage: ${ITEMS_USAGE}`);
  }
  const pool = await poolFor(values.board, files[0] ?? '', language);
  if (pool === null) return fail(`can't read ${values.board ?? ''}`);
  const knowledge = await loadKnowledge(language, part);
  for (const file of files) {
    const text = await read(file);
    if (text === null) return fail(`can't read ${file}`);
    const items = parseItems(text);
    const unknown = items.map(({ clue }) => clue).filter((clue) => !knowledge.knows(clue));
    const report = tryItems(items, pool, knowledge, seed);
    console.log(JSON.stringify({ file: path.basename(file), ...report, unknown }));
  }
  return 0;
};

/** The words of the board file, else of one that lies beside the items, else of the base pack. */
const poolFor = async (
  board: string | undefined,
  file: string,
  language: Language,
): Promise<readonly string[] | null> => {
  const beside = ['-', '_'].map((dash) =>
    path.join(path.dirname(file), `board${dash}${language}.txt`),
  );
  for (const each of board === undefined ? beside : [board]) {
    const text = await read(each);
    if (text !== null) return [...new Set(text.split(/\s+/u).filter((word) => word !== ''))];
  }
  if (board !== undefined) return null;
  const packs = await loadPacks(language);
  return packs
    .filter(({ id }) => DEFAULT_PACK_IDS[language].includes(id))
    .flatMap((pack) => pack.words);
};
