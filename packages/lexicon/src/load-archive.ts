import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { readArchive, type Archive } from './packed/archive.ts';

const decompress = promisify(brotliDecompress);

/** Where packed data lies: beside the sources, beside a bundle made of them, or beside the server. */
const FOLDERS = ['../packed/', './packed/', '../../../lexicon/packed/'] as const;

const readFirst = async (name: string): Promise<Buffer> => {
  let failure: unknown;
  for (const folder of FOLDERS) {
    try {
      return await readFile(new URL(`${folder}${name}`, import.meta.url));
    } catch (error) {
      failure = error;
    }
  }
  throw new Error(`packed words not found: ${name}`, { cause: failure });
};

/** Reads and unpacks one language's archive. Rejects if the file is missing or damaged. */
export const loadArchive = async (lang: 'fr' | 'en'): Promise<Archive> =>
  readArchive(await decompress(await readFirst(`${lang}.br`)));
