import { readdir, readFile } from 'node:fs/promises';

/** Where the data lies: beside the sources, beside a bundle made of them, or beside the server. */
const ROOTS = ['../../', './bots/', '../bots/', '../../../bots/'] as const;

const inFirstRoot = async <T>(path: string, read: (url: URL) => Promise<T>): Promise<T> => {
  let failure: unknown;
  for (const root of ROOTS) {
    try {
      return await read(new URL(`${root}${path}`, import.meta.url));
    } catch (error) {
      failure = error;
    }
  }
  throw new Error(`data of the computer players not found: ${path}`, { cause: failure });
};

/** The bytes of a vector file of the package. Rejects where it is missing. */
export const readData = (name: string): Promise<Uint8Array> =>
  inFirstRoot(`vectors/${name}`, (url) => readFile(url));

/** All association files of a set, one after the other. */
export const readAssociations = (set: string): Promise<string> =>
  inFirstRoot(`associations/${set}/`, async (folder) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).toSorted();
    const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
    return texts.join('\n');
  });
