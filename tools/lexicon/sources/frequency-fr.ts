import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { spell } from './lefff.ts';

const require = createRequire(import.meta.url);

const read = (name: string): readonly string[] => {
  const folder = dirname(dirname(require.resolve('@zxcvbn-ts/language-fr')));
  return JSON.parse(readFileSync(join(folder, 'src', `${name}.json`), 'utf8')) as string[];
};

/** Words by falling frequency in subtitles (ODC-BY), and first and last names. */
export const readFrequencyFr = () => ({
  words: read('commonWords').map(spell),
  encyclopedia: read('wikipedia').map(spell),
  firstNames: new Set(read('firstnames').map(spell)),
  lastNames: new Set(read('lastnames').map(spell)),
});
