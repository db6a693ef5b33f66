/** Text, whole, not masked: what a server's frame begins with. */
const TEXT_FRAME = 0x81;
/** Lengths up to this are in the second byte; longer ones follow it in two or eight bytes. */
const SHORT = 125;
const [IN_TWO_BYTES, IN_EIGHT_BYTES] = [126, 127];
const MAX_IN_TWO_BYTES = 0xffff;

const headOf = (length: number): number =>
  length <= SHORT ? 2 : length <= MAX_IN_TWO_BYTES ? 4 : 10;

/** Writes one text at `at`; gives the place after it. */
const putFrame = (frames: Buffer, text: string, length: number, at: number): number => {
  frames[at] = TEXT_FRAME;
  if (length <= SHORT) {
    frames[at + 1] = length;
  } else if (length <= MAX_IN_TWO_BYTES) {
    frames[at + 1] = IN_TWO_BYTES;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = IN_EIGHT_BYTES;
    frames.writeUInt32BE(0, at + 2);
    frames.writeUInt32BE(length, at + 6);
  }
  const start = at + headOf(length);
  return start + frames.write(text, start, length);
};

/**
 * The texts as WebSocket frames without extensions (RFC 6455, 5.2), one after another in one
 * buffer, so that all that is said to a socket at once is one write.
 */
const textFrames = (texts: readonly string[]): Buffer => {
  let total = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    total += headOf(length) + length;
  }
  const frames = Buffer.allocUnsafe(total);
  let at = 0;
  for (const text of texts) at = putFrame(frames, text, Buffer.byteLength(text), at);
  return frames;
};

/** What takes bytes, or text whose characters are bytes. */
export interface ByteSink {
  write(bytes: Buffer): unknown;
  write(bytes: string, encoding: 'latin1'): unknown;
}

/**
 * The frames of texts in ASCII, each character a byte; null where a text is longer than two bytes
 * can say.
 */
const plainFrames = (texts: readonly string[]): string | null => {
  let frames = '';
  for (const text of texts) {
    const { length } = text;
    if (length > MAX_IN_TWO_BYTES) return null;
    const head =
      length <= SHORT
        ? String.fromCharCode(TEXT_FRAME, length)
        : String.fromCharCode(TEXT_FRAME, IN_TWO_BYTES, length >> 8, length & 0xff);
    frames += head + text;
  }
  return frames;
};

/**
 * Writes the texts as frames, at once. Most are in ASCII, which needs no buffer of its own;
 * `isPlain` says whether all of these are.
 */
export const writeTexts = (sink: ByteSink, texts: readonly string[], isPlain: boolean): void => {
  const plain = isPlain ? plainFrames(texts) : null;
  if (plain === null) sink.write(textFrames(texts));
  else sink.write(plain, 'latin1');
};
