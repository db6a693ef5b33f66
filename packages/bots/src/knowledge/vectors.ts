import { wordKey, type Knowledge } from './knowledge.ts';

/** Word vectors: rows of signed bytes, all of length 1 but for one common scale. */
export interface Vectors {
  readonly words: readonly string[];
  readonly size: number;
  readonly rows: Int8Array;
  /** Other forms of a word (plurals, feminines) and the word that has the row. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** First bytes of a vector file. */
export const VECTOR_MAGIC = 'LXV1';
const HEADER_BYTES = 16;

/**
 * Reads a vector file: magic, 4 bytes of padding-free little-endian count and size, then the rows.
 * `index` has one word a line; after a tab, its aliases separated by spaces.
 */
export const readVectors = (bytes: Uint8Array, index: string): Vectors => {
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  const magic = String.fromCharCode(...bytes.subarray(0, 4));
  if (magic !== VECTOR_MAGIC) throw new Error('not a vector file');
  const count = header.getUint32(4, true);
  const size = header.getUint32(8, true);
  if (bytes.byteLength !== HEADER_BYTES + count * size) throw new Error('truncated vector file');
  const rows = new Int8Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, count * size);
  const aliases = new Map<string, string>();
  const words = index
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [word = '', others = ''] = line.split('\t');
      for (const other of others.split(' ')) if (other !== '') aliases.set(other, word);
      return word;
    });
  if (words.length !== count) throw new Error('vector index and file differ in length');
  return { words, size, rows, aliases };
};

/** Cosine below which nothing is felt, and at which two words are as good as the same. */
const FAINT = 0.12;
const STRONG = 0.62;

/** Knowledge of a vector file. It proposes no clues: it only says how near two words are. */
export const vectorKnowledge = (vectors: Vectors): Knowledge => {
  const rowOf = new Map(vectors.words.map((word, row) => [wordKey(word), row]));
  const norms = vectors.words.map((_, row) => norm(vectors, row));
  const find = (word: string): number | undefined => {
    const key = wordKey(word);
    const alias = vectors.aliases.get(key);
    return rowOf.get(key) ?? (alias === undefined ? undefined : rowOf.get(alias));
  };
  return {
    knows: (word) => find(word) !== undefined,
    relate: (clue, word) => {
      const one = find(clue);
      const other = find(word);
      if (one === undefined || other === undefined) return 0;
      const length = (norms[one] ?? 0) * (norms[other] ?? 0);
      const cosine = length === 0 ? 0 : dot(vectors, one, other) / length;
      return Math.min(1, Math.max(0, (cosine - FAINT) / (STRONG - FAINT)));
    },
    cluesFor: () => [],
    vocabulary: [],
  };
};

const dot = ({ rows, size }: Vectors, one: number, other: number): number => {
  let sum = 0;
  const from = one * size;
  const to = other * size;
  for (let at = 0; at < size; at += 1) sum += (rows[from + at] ?? 0) * (rows[to + at] ?? 0);
  return sum;
};

const norm = (vectors: Vectors, row: number): number => Math.sqrt(dot(vectors, row, row));
