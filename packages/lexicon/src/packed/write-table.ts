import { compareBytes, isLatin1, latinBytes, plainBytes } from './latin.ts';
import { BLOCK, type Entry } from './table.ts';

const MAX_VALUE = 0x7fff;

/** Packs entries for `Table`. Keys must be Latin-1 and distinct; throws where a value is too long. */
export const writeTable = (entries: Iterable<Entry>): Uint8Array => {
  const sorted = [...entries]
    .filter(({ key, value }) => isLatin1(key) && isLatin1(value) && key.length < 256)
    .map(({ key, value }) => ({
      bytes: latinBytes(key),
      plain: plainBytes(latinBytes(key)),
      value,
    }))
    .sort((a, b) => compareBytes(a.plain, b.plain) || compareBytes(a.bytes, b.bytes));
  const blocks = Math.ceil(sorted.length / BLOCK);
  const data: number[] = [];
  const offsets: number[] = [];
  let before: Uint8Array = new Uint8Array();
  sorted.forEach(({ bytes, value }, index) => {
    if (index % BLOCK === 0) {
      offsets.push(4 + 4 * blocks + data.length);
      before = new Uint8Array();
    }
    let kept = 0;
    while (kept < before.length && kept < bytes.length && before[kept] === bytes[kept]) kept += 1;
    data.push(kept, bytes.length - kept, ...bytes.subarray(kept));
    const content = latinBytes(value);
    if (content.length > MAX_VALUE) throw new RangeError(`value too long: ${content.length}`);
    if (content.length >= 0x80) data.push(0x80 | (content.length >> 8), content.length & 0xff);
    else data.push(content.length);
    for (const code of content) data.push(code);
    before = bytes;
  });
  const packed = new Uint8Array(4 + 4 * blocks + data.length);
  const view = new DataView(packed.buffer);
  view.setUint32(0, sorted.length, true);
  offsets.forEach((offset, block) => view.setUint32(4 + 4 * block, offset, true));
  packed.set(data, 4 + 4 * blocks);
  return packed;
};
