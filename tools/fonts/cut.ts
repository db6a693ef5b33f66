// Cuts the two faces to the signs and weights that the product writes with.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { LETTERS } from '../../packages/web/src/look/letters.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WHOLE = path.join(ROOT, 'node_modules/@fontsource-variable');
const CUT = path.join(ROOT, 'packages/web/src/look/fonts');

/** The weights are those of `fonts.css`. */
const FACES = [
  {
    name: 'bricolage',
    folder: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wdth-normal.woff2',
    weights: { min: 600, max: 800 },
  },
  {
    name: 'atkinson',
    folder: 'atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
];

mkdirSync(CUT, { recursive: true });
for (const { name, folder, file, weights } of FACES) {
  const whole = readFileSync(path.join(WHOLE, folder, 'files', file));
  const cut = await subsetFont(whole, LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  writeFileSync(path.join(CUT, `${name}.woff2`), cut);
  copyFileSync(path.join(WHOLE, folder, 'LICENSE'), path.join(CUT, `${name}-LICENSE.txt`));
  console.log(`${name}: ${whole.length} bytes cut to ${cut.length}`);
}
