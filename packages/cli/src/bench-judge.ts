import { loadJudge, loadLexicon, loadPacks } from '@agent-double/lexicon';
import { EDITIONS } from '@agent-double/rules';

export const BENCH_JUDGE_USAGE = 'agent-double bench judge [fr|en]';

const CLUES = 3000;
const BOARD_SIZE = 25;
/** Steps through lists that no small board size divides. */
const STRIDE = 37;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Measures what the first load of a language and a clue on 25 words cost; prints both. */
export const benchJudge = async (lang: 'fr' | 'en'): Promise<number> => {
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const judge = await loadJudge(lang);
  const loaded = performance.now() - start;
  const words = (await loadPacks(lang)).flatMap((pack) => pack.words);
  const clues = (await loadLexicon(lang)).commonWords();
  const { parameters } = EDITIONS['classique-2025'];
  const times = Array.from({ length: CLUES }, (_, at) => {
    const from = (at * STRIDE) % Math.max(1, words.length - BOARD_SIZE);
    const board = words.slice(from, from + BOARD_SIZE);
    const clue = clues[(at * STRIDE) % clues.length] ?? '';
    const began = performance.now();
    judge(clue, 2, board, parameters);
    return performance.now() - began;
  }).sort((a, b) => a - b);
  const megabytes = (process.memoryUsage().rss - before) / 1e6;
  console.log(`load ${loaded.toFixed(0)} ms, ${megabytes.toFixed(0)} MB more in all`);
  console.log(
    `clue on ${BOARD_SIZE} words: median ${quantile(times, 0.5).toFixed(3)} ms, ` +
      `99 % under ${quantile(times, 0.99).toFixed(3)} ms`,
  );
  return 0;
};
