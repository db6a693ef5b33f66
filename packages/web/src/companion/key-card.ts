import {
  DUO_PAIRS,
  never,
  opponent,
  orientations,
  shuffled,
  SIDE_IDENTITIES,
  type Identity,
  type Side,
  type Team,
} from '@agent-double/rules';
import type { Figure } from '../look/figure.ts';
import type { KeySeed } from './key-code.ts';
import { seededDraw } from './seeded-draw.ts';

/** A key card as a phone shows it, row by row. */
export interface KeyCard {
  readonly columns: number;
  readonly figures: readonly Figure[];
  /** Who begins; null in Duo, where either may. */
  readonly start: Team | null;
}

const WORDS = { start: 9, other: 8, bystander: 7, assassin: 1 };
const PICTURES = { start: 8, other: 7, bystander: 4, assassin: 1 };

/** The key that `seed` stands for, `turns` steps round; in Duo as `side` has it. */
export const keyCard = (seed: KeySeed, side: Side, turns: number): KeyCard => {
  const card = lying(seed, side);
  const ways = orientations(card.figures, card.columns);
  return { ...card, figures: ways[turns % ways.length] ?? card.figures };
};

/** In how many ways a key of that kind can lie on the table. */
export const turnsOf = (seed: KeySeed): number => (seed.kind === 'pictures' ? 2 : 4);

const lying = (seed: KeySeed, side: Side): KeyCard => {
  switch (seed.kind) {
    case 'words':
      return { columns: 5, figures: teamKey(seed, WORDS), start: seed.start };
    case 'pictures':
      return { columns: 5, figures: teamKey(seed, PICTURES), start: seed.start };
    case 'duo':
      return { columns: 5, figures: duoKey(seed, side), start: null };
    default:
      return never(seed.kind);
  }
};

const times = <T>(count: number, value: T): readonly T[] =>
  Array.from({ length: count }, () => value);

const teamKey = ({ start, seed }: KeySeed, counts: typeof WORDS): readonly Identity[] =>
  shuffled<Identity>(
    [
      ...times(counts.start, start),
      ...times(counts.other, opponent(start)),
      ...times<Identity>(counts.bystander, 'bystander'),
      ...times<Identity>(counts.assassin, 'assassin'),
    ],
    seededDraw(seed),
  );

const duoKey = ({ seed }: KeySeed, side: Side): readonly Figure[] => {
  const pairs = SIDE_IDENTITIES.flatMap((a) =>
    SIDE_IDENTITIES.flatMap((b) => times(DUO_PAIRS[a][b], { a, b })),
  );
  return shuffled(pairs, seededDraw(seed)).map((pair) => pair[side]);
};
