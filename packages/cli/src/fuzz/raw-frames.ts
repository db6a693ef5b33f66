import { drawFrom, type Random } from '@agent-double/bots';
import { noise } from './frames.ts';
import { pick } from './mutate.ts';

const OPCODES = [0, 1, 2, 3, 7, 8, 9, 10, 11, 15] as const;
/** Lengths that a header can name, among them those that change its form or can't be true. */
const LENGTHS = [0, 1, 2, 10, 125, 126, 127, 65_535, 65_536, 2 ** 31, 2 ** 40] as const;

/** One WebSocket frame by hand: any opcode, any flags, a mask or none, a length that may lie. */
export const rawFrame = (chance: Random): Buffer => {
  const fin = drawFrom(chance, 4) === 0 ? 0 : 0x80;
  const reserved = drawFrom(chance, 5) === 0 ? 0x10 << drawFrom(chance, 3) : 0;
  const masked = drawFrom(chance, 8) > 0;
  const length = pick(chance, LENGTHS);
  const payload = noise(chance, Math.min(length, drawFrom(chance, 400)));
  const header = [fin | reserved | pick(chance, OPCODES)];
  const mask = masked ? 0x80 : 0;
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  if (length < 126) header.push(mask | length);
  else if (length < 65_536) header.push(mask | 126, ...size.subarray(6));
  else header.push(mask | 127, ...size);
  return Buffer.concat([Buffer.from(header), masked ? noise(chance, 4) : Buffer.alloc(0), payload]);
};
