import { writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { inRoot } from './setup/root.mjs';
import { say } from './setup/say.mjs';

// The grain of the paper, as a picture: a browser that has to make the noise itself, by an SVG
// filter, spends as long on it as on a whole board.

const FILE = 'packages/web/src/look/grain.png';
/** Pixels a side; the tile joins itself on every side. */
const SIDE = 128;
const COLOUR = [150, 132, 84];
/** How dark a spot can be, of 255: few steps pack well, and nobody sees more. */
const ALPHAS = [6, 11, 16, 21, 26, 31, 36];
/** Weight of the finest noise, and of the noise half as fine. */
const FINE = 0.75;
const COARSE = 0.25;
/** The same noise at every run. */
const SEED = 20_250_131;

/** @param {number} seed a whole number; gives numbers from 0 to 1, each as likely */
function noise(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** @param {string} type four letters @param {Buffer} data */
function chunk(type, data) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const next = noise(SEED);
/** @param {number} side */
const field = (side) => Array.from({ length: side * side }, () => (next() + next()) / 2);
const half = SIDE / 2;
const [fine, coarse] = [field(SIDE), field(half)];

/** Noise at a pixel, from 0 to 1: the coarse one is drawn out between its points. */
const at = (/** @type {number} */ x, /** @type {number} */ y) => {
  const point = (/** @type {number} */ left, /** @type {number} */ top) =>
    coarse[(top % half) * half + (left % half)] ?? 0;
  const [left, top] = [x >> 1, y >> 1];
  const [right, low] = [(x & 1) / 2, (y & 1) / 2];
  const upper = point(left, top) * (1 - right) + point(left + 1, top) * right;
  const lower = point(left, top + 1) * (1 - right) + point(left + 1, top + 1) * right;
  return FINE * (fine[y * SIDE + x] ?? 0) + COARSE * (upper * (1 - low) + lower * low);
};

const steps = ALPHAS.length;
const rows = Buffer.alloc(SIDE * (1 + half));
for (let y = 0; y < SIDE; y += 1) {
  for (let x = 0; x < SIDE; x += 1) {
    // The middle of the noise takes all steps: its ends hardly occur.
    const step = Math.floor(((at(x, y) - 0.5) * 1.6 + 0.5) * steps);
    const place = y * (1 + half) + 1 + (x >> 1);
    const nibble = Math.min(steps - 1, Math.max(0, step));
    rows[place] = (rows[place] ?? 0) | (x % 2 === 0 ? nibble << 4 : nibble);
  }
}

const header = Buffer.alloc(13);
header.writeUInt32BE(SIDE, 0);
header.writeUInt32BE(SIDE, 4);
// Four bits a pixel, each the number of a colour.
header[8] = 4;
header[9] = 3;

const picture = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  chunk('IHDR', header),
  chunk('PLTE', Buffer.from(ALPHAS.flatMap(() => COLOUR))),
  chunk('tRNS', Buffer.from(ALPHAS)),
  chunk('IDAT', deflateSync(rows, { level: 9 })),
  chunk('IEND', Buffer.alloc(0)),
]);
await writeFile(inRoot(FILE), picture);
say(`the grain of the paper takes ${picture.length} bytes`);
