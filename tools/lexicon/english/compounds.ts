import { readFileSync } from 'node:fs';
import type { Link } from '../../../packages/lexicon/src/packed/links.ts';

/** Two compounds that share a part (snowman, snowflake) are dearer than what is certain. */
export const COMPOUND = 0.45;
/** A part that has faded (land in island) is a question for people. */
const FADED = 1.5;

/** Reads the reviewed table of compounds written in one word into links to their parts. */
export const readCompounds = (file: URL): ReadonlyMap<string, readonly Link[]> => {
  const links = new Map<string, readonly Link[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('#') || !line.includes('\t')) continue;
    const [compound = '', parts = ''] = line.split('\t');
    links.set(
      compound,
      parts
        .split(' ')
        .map((part) =>
          part.startsWith('~')
            ? { base: part.slice(1), kind: 'learned', cost: FADED }
            : { base: part, kind: 'attested', cost: COMPOUND },
        ),
    );
  }
  return links;
};
