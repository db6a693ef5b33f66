import type { Archive } from './archive.ts';
import { compareBytes, latinBytes, plainBytes, PLAIN_CODES } from './latin.ts';

/** Entries in a block: the first one is written in full, the others by what changes. */
export const BLOCK = 32;
const MAX_KEY = 255;

/** A key and what the table says of it. */
export interface Entry {
  readonly key: string;
  readonly value: string;
}

const text = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/**
 * A sorted table read where it lies: keys are front-coded, looked up by halving, and nothing is
 * unpacked at load. Keys are ordered without accents first, so that a word typed without them is
 * found beside its accented spellings.
 */
export class Table {
  readonly #view: DataView;
  readonly #bytes: Uint8Array;
  readonly #blocks: number;
  readonly #key = new Uint8Array(MAX_KEY);
  readonly size: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.size = bytes.length === 0 ? 0 : this.#view.getUint32(0, true);
    this.#blocks = Math.ceil(this.size / BLOCK);
  }

  /** What the table says of exactly this key, or null. */
  get(key: string): string | null {
    return this.spellings(key).find((entry) => entry.key === key)?.value ?? null;
  }

  has(key: string): boolean {
    return this.get(key) !== null;
  }

  /** Every entry whose key is this one once accents are set aside. */
  spellings(key: string): readonly Entry[] {
    if (this.size === 0 || key.length > MAX_KEY) return [];
    const wanted = plainBytes(latinBytes(key));
    const found: Entry[] = [];
    this.#scan(this.#blockBefore(wanted), (length, value) => {
      const order = this.#compareKey(length, wanted);
      if (order === 0) found.push({ key: text(this.#key.subarray(0, length)), value: text(value) });
      return order <= 0;
    });
    return found;
  }

  /** All entries in order. */
  *entries(): Generator<Entry> {
    const all: Entry[] = [];
    this.#scan(0, (length, value) => {
      all.push({ key: text(this.#key.subarray(0, length)), value: text(value) });
      return true;
    });
    yield* all;
  }

  #offset(block: number): number {
    return this.#view.getUint32(4 + 4 * block, true);
  }

  /** The last block whose first key comes before the wanted one. */
  #blockBefore(wanted: Uint8Array): number {
    let low = 0;
    let high = this.#blocks - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const at = this.#offset(middle);
      const length = this.#bytes[at + 1] ?? 0;
      const head = this.#bytes.subarray(at + 2, at + 2 + length);
      if (compareBytes(plainBytes(head), wanted) < 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #compareKey(length: number, wanted: Uint8Array): number {
    const shared = Math.min(length, wanted.length);
    for (let at = 0; at < shared; at += 1) {
      const code = this.#key[at] ?? 0;
      const difference = (PLAIN_CODES[code] ?? code) - (wanted[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return length - wanted.length;
  }

  /** Walks entries from a block on, as long as `visit` asks for more. */
  #scan(block: number, visit: (keyLength: number, value: Uint8Array) => boolean): void {
    let at = this.#offset(block);
    for (let index = block * BLOCK; index < this.size; index += 1) {
      const kept = this.#bytes[at] ?? 0;
      const added = this.#bytes[at + 1] ?? 0;
      this.#key.set(this.#bytes.subarray(at + 2, at + 2 + added), kept);
      at += 2 + added;
      let length = this.#bytes[at] ?? 0;
      at += 1;
      if (length >= 0x80) {
        length = ((length & 0x7f) << 8) | (this.#bytes[at] ?? 0);
        at += 1;
      }
      if (!visit(kept + added, this.#bytes.subarray(at, at + length))) return;
      at += length;
    }
  }
}

/** A section of an archive as a table; an archive without it gives an empty one. */
export const openTable = (archive: Archive, name: string): Table =>
  new Table(archive.get(name) ?? new Uint8Array());
