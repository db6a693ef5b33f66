import type { Ruling } from '../lexicon.ts';

/** Rulings on a board word as a table's value: mark, clue and the words passed between. */
export const packRulings = (rulings: ReadonlyMap<string, Ruling>): string =>
  [...rulings]
    .map(([clue, { verdict, path }]) => {
      const between = path.slice(1, -1);
      return `${verdict === 'illegal' ? '!' : '~'}${[clue, ...between].join('>')}`;
    })
    .join(' ');

/** Reads what `packRulings` wrote, by clue. */
export const unpackRulings = (word: string, value: string): ReadonlyMap<string, Ruling> => {
  const rulings = new Map<string, Ruling>();
  for (const packed of value.split(' ')) {
    const [clue, ...between] = packed.slice(1).split('>');
    if (clue === undefined || clue === '') continue;
    const verdict = packed.startsWith('!') ? 'illegal' : 'doubtful';
    rulings.set(clue, { verdict, path: [clue, ...between, word] });
  }
  return rulings;
};
