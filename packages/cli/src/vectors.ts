import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { cutVectors, MOST_WORDS, VECTORS_VARIABLE, writeVectors } from '@agent-double/bots';
import { fail, wholeNumber } from './bot-options.ts';

export const VECTORS_USAGE =
  'agent-double vectors import cc.fr.300.vec [--words 50000] [--out own.vec]';

/** Most words that may be kept. */
export const MOST_KEPT = 500_000;

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        words: { type: 'string', default: String(MOST_WORDS) },
        out: { type: 'string', default: 'own.vec' },
      },
    });
  } catch {
    return null;
  }
};

/**
 * `agent-double vectors import`: cuts a file in fastText's text format to its most frequent words,
 * a byte a number, for the computer players to use.
 */
export const vectorsCommand = async (argv: readonly string[]): Promise<number> => {
  const parsed = parse(argv);
  if (parsed === null) return fail(`usage: ${VECTORS_USAGE}`);
  const { values, positionals } = parsed;
  const [action, file, ...others] = positionals;
  const most = wholeNumber(values.words, 1, MOST_KEPT);
  if (action !== 'import' || file === undefined || others.length > 0 || most === null) {
    return fail(`usage: ${VECTORS_USAGE}`);
  }
  try {
    const input = createReadStream(file, 'utf8');
    const cut = await cutVectors(createInterface({ input, crlfDelay: Infinity }), most);
    input.destroy();
    const bytes = writeVectors(cut.rows, cut.size);
    await writeFile(values.out, bytes);
    await writeFile(`${values.out}.words.tsv`, `${cut.words.join('\n')}\n`);
    const { size, words } = cut;
    const use = `${VECTORS_VARIABLE}=${values.out}`;
    console.log(JSON.stringify({ words: words.length, size, bytes: bytes.length, use }));
    return 0;
  } catch (error) {
    return fail(`can't import ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
