import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { writeArchive } from '../../packages/lexicon/src/packed/archive.ts';
import { buildEnglish } from './english/build.ts';
import { buildFrench } from './french/build.ts';

const OUT = new URL('../../packages/lexicon/packed/', import.meta.url);

const save = (name: string, sections: ReadonlyMap<string, Uint8Array>): void => {
  const archive = writeArchive(sections);
  const packed = brotliCompressSync(archive, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: process.env['QUICK'] === undefined ? 11 : 5,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
    },
  });
  writeFileSync(new URL(name, OUT), packed);
  const sizes = [...sections].map(([section, bytes]) => `${section} ${bytes.length}`).join(', ');
  process.stdout.write(`${name}: ${archive.length} bytes, ${packed.length} packed (${sizes})\n`);
};

mkdirSync(OUT, { recursive: true });
const only = process.argv[2];
if (only !== 'en') save('fr.br', buildFrench());
if (only !== 'fr') save('en.br', buildEnglish());
