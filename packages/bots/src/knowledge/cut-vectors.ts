import { wordKey } from './knowledge.ts';

/** Words that are kept of a larger file, unless told otherwise. */
export const MOST_WORDS = 50_000;
/** Largest number of a byte. */
const LARGEST = 127;
const WORD = /^\p{Ll}[\p{Ll}'-]+$/u;

/** The most frequent words of a file in fastText's text format, a byte a number. */
export interface CutVectors {
  readonly words: readonly string[];
  readonly size: number;
  readonly rows: readonly Int8Array[];
}

/**
 * Reads lines of fastText's text format: the count and the size, then a word and its numbers a
 * line, by falling frequency. Keeps the first `most` plain words, folded to lower case, takes
 * their mean off, and rounds each to bytes. Throws where the first line is something else or no
 * word is left.
 */
export const cutVectors = async (
  lines: AsyncIterable<string>,
  most: number = MOST_WORDS,
): Promise<CutVectors> => {
  let size: number | null = null;
  const words: string[] = [];
  const rows: Float32Array[] = [];
  const seen = new Set<string>();
  for await (const line of lines) {
    const fields = line.trimEnd().split(' ');
    if (size === null) {
      size = sizeOf(fields);
      continue;
    }
    const word = wordKey(fields[0] ?? '');
    const row = Float32Array.from(fields.slice(1), Number);
    if (row.length !== size || !row.every(Number.isFinite)) continue;
    if (!WORD.test(word) || seen.has(word)) continue;
    seen.add(word);
    words.push(word);
    rows.push(row);
    if (words.length === most) break;
  }
  if (size === null || rows.length === 0) throw new Error('no word vectors in this file');
  const mean = meanOf(rows, size);
  return { words, size, rows: rows.map((row) => rounded(row, mean)) };
};

const sizeOf = (fields: readonly string[]): number => {
  const [count, size] = fields.map(Number);
  const plain = fields.length === 2 && Number.isInteger(count) && Number.isInteger(size);
  if (!plain || size === undefined || size < 1) {
    throw new Error('not word vectors in the text format of fastText');
  }
  return size;
};

const meanOf = (rows: readonly Float32Array[], size: number): Float64Array => {
  const mean = new Float64Array(size);
  for (const row of rows) {
    row.forEach((value, at) => {
      mean[at] = (mean[at] ?? 0) + value / rows.length;
    });
  }
  return mean;
};

const rounded = (row: Float32Array, mean: Float64Array): Int8Array => {
  const centred = row.map((value, at) => value - (mean[at] ?? 0));
  const largest = centred.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = largest === 0 ? 0 : LARGEST / largest;
  return Int8Array.from(centred, (value) => Math.round(value * scale));
};
