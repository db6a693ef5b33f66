import type { Ruling } from '../lexicon.ts';

/**
 * Rulings on a board word as a table's value: mark, clue and the words passed between. Null rules
 * that the clue is no kin.
 */
export const packRulings = (rulings: ReadonlyMap<string, Ruling | null>): string =>
  [...rulings]
    .map(([clue, ruling]) => {
      if (ruling === null) return `=${clue}`;
      const between = ruling.path.slice(1, -1);
      return `${ruling.verdict === 'illegal' ? '!' : '~'}${[clue, ...between].join('>')}`;
    })
    .join(' ');

/** Reads what `packRulings` wrote, by clue. */
export const unpackRulings = (word: string, value: string): ReadonlyMap<string, Ruling | null> => {
  const rulings = new Map<string, Ruling | null>();
  for (const packed of value.split(' ')) {
    const [clue, ...between] = packed.slice(1).split('>');
    if (clue === undefined || clue === '') continue;
    if (packed.startsWith('=')) {
      rulings.set(clue, null);
      continue;
    }
    const verdict = packed.startsWith('!') ? 'illegal' : 'doubtful';
    rulings.set(clue, { verdict, path: [clue, ...between, word] });
  }
  return rulings;
};
