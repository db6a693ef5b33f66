/** Word vectors: rows of signed bytes, all of length 1 but for one common scale. */
export interface Vectors {
  /** By falling frequency. */
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
 * Reads a vector file: magic, count and size as little-endian numbers of 4 bytes, 4 bytes of
 * nothing, then the rows. `index` has one word a line; after a tab, its aliases separated by
 * spaces. Throws where the two don't fit.
 */
export const readVectors = (bytes: Uint8Array, index: string): Vectors => {
  const magic = String.fromCharCode(...bytes.subarray(0, VECTOR_MAGIC.length));
  if (bytes.byteLength < HEADER_BYTES || magic !== VECTOR_MAGIC) {
    throw new Error('not a vector file');
  }
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
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

/** The bytes of a vector file with these rows, as `readVectors` reads them. */
export const writeVectors = (rows: readonly Int8Array[], size: number): Uint8Array => {
  const bytes = new Uint8Array(HEADER_BYTES + rows.length * size);
  bytes.set([...VECTOR_MAGIC].map((letter) => letter.charCodeAt(0)));
  const header = new DataView(bytes.buffer);
  header.setUint32(4, rows.length, true);
  header.setUint32(8, size, true);
  const body = new Int8Array(bytes.buffer, HEADER_BYTES);
  rows.forEach((row, at) => {
    body.set(row, at * size);
  });
  return bytes;
};
