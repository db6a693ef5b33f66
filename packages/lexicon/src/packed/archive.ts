/** Sections of bytes by name, as one file of packed data holds them. */
export type Archive = ReadonlyMap<string, Uint8Array>;

const MAGIC = 0x31584c41;

/** Puts sections into one run of bytes; each starts at a multiple of four. */
export const writeArchive = (archive: Archive): Uint8Array => {
  const encoder = new TextEncoder();
  const align = (size: number): number => (size + 3) & ~3;
  const heads = [...archive].map(([name, bytes]) => ({ name: encoder.encode(name), bytes }));
  const headSize = heads.reduce((size, { name }) => size + 8 + align(name.length), 8);
  const total = heads.reduce((size, { bytes }) => size + align(bytes.length), headSize);
  const packed = new Uint8Array(total);
  const view = new DataView(packed.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, heads.length, true);
  let head = 8;
  let body = headSize;
  for (const { name, bytes } of heads) {
    view.setUint32(head, name.length, true);
    view.setUint32(head + 4, bytes.length, true);
    packed.set(name, head + 8);
    packed.set(bytes, body);
    head += 8 + align(name.length);
    body += align(bytes.length);
  }
  return packed;
};

/** Finds the sections in what `writeArchive` made; throws if it made something else. */
export const readArchive = (packed: Uint8Array): Archive => {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  if (packed.byteLength < 8 || view.getUint32(0, true) !== MAGIC) {
    throw new Error('not an archive of packed words');
  }
  const decoder = new TextDecoder();
  const align = (size: number): number => (size + 3) & ~3;
  const heads: (readonly [string, number])[] = [];
  let at = 8;
  for (let left = view.getUint32(4, true); left > 0; left -= 1) {
    const nameLength = view.getUint32(at, true);
    const name = decoder.decode(packed.subarray(at + 8, at + 8 + nameLength));
    heads.push([name, view.getUint32(at + 4, true)]);
    at += 8 + align(nameLength);
  }
  const archive = new Map<string, Uint8Array>();
  for (const [name, length] of heads) {
    archive.set(name, packed.subarray(at, at + length));
    at += align(length);
  }
  return archive;
};

/** The lines of a section of text; none if the archive has no such section. */
export const linesOf = (archive: Archive, name: string): readonly string[] => {
  const text = new TextDecoder().decode(archive.get(name) ?? new Uint8Array());
  return text === '' ? [] : text.split('\n');
};
