import type { Identity } from './identity.ts';
import {
  DUO_PAIRS,
  SIDE_IDENTITIES,
  duoKeyFits,
  keyCounts,
  keyFits,
  type SideIdentity,
} from './key.ts';
import type { Parameters } from './parameter.ts';
import { refusal, type Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import type { BySide } from './seat.ts';
import { opponent, type Team } from './team.ts';
import { foldWord } from './word.ts';

/** Words and key of a game, drawn before it starts. */
export type Deal =
  | {
      readonly kind: 'teams';
      readonly words: readonly string[];
      readonly key: readonly Identity[];
      readonly start: Team;
    }
  | {
      readonly kind: 'duo';
      readonly words: readonly string[];
      readonly sides: BySide<readonly SideIdentity[]>;
    };

/** A whole number from 0 to `below` - 1, each as likely as the others. */
export type Draw = (below: number) => number;

/** `values` in an order of which each is equally likely. */
export const shuffled = <T>(values: readonly T[], draw: Draw): readonly T[] => {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
};

/** Words of `pool` that differ after folding, the first spelling of each. */
export const distinctWords = (pool: readonly string[]): readonly string[] =>
  [...new Map(pool.toReversed().map((word) => [foldWord(word), word])).values()].toReversed();

const drawWords = (
  pool: readonly string[],
  size: number,
  draw: Draw,
): Result<readonly string[], Refusal> => {
  const distinct = distinctWords(pool);
  return distinct.length < size
    ? err(refusal('deal/not-enough-words'))
    : ok(shuffled(distinct, draw).slice(0, size));
};

/** Draws a board and a key for two teams; any arrangement is equally likely (dossier C 38). */
export const dealTeams = (
  pool: readonly string[],
  parameters: Parameters,
  start: Team,
  draw: Draw,
): Result<Deal, Refusal> => {
  const counts = keyCounts(parameters, start);
  const cards = ([start, opponent(start), 'bystander', 'assassin'] as const).flatMap((identity) =>
    Array.from({ length: counts[identity] }, (): Identity => identity),
  );
  const words = drawWords(pool, cards.length, draw);
  return words.ok
    ? ok({ kind: 'teams', words: words.value, key: shuffled(cards, draw), start })
    : words;
};

/** Draws a board and the two sides of a key for Duo (dossier D). */
export const dealDuo = (pool: readonly string[], draw: Draw): Result<Deal, Refusal> => {
  const pairs = SIDE_IDENTITIES.flatMap((a) =>
    SIDE_IDENTITIES.flatMap((b) => Array.from({ length: DUO_PAIRS[a][b] }, () => ({ a, b }))),
  );
  const words = drawWords(pool, pairs.length, draw);
  if (!words.ok) return words;
  const order = shuffled(pairs, draw);
  return ok({
    kind: 'duo',
    words: words.value,
    sides: { a: order.map((pair) => pair.a), b: order.map((pair) => pair.b) },
  });
};

/** What is wrong with a deal for these parameters, or null. */
export const dealProblem = (deal: Deal, parameters: Parameters): Refusal | null => {
  const size = parameters['board.rows'] * parameters['board.cols'];
  if (deal.words.length !== size) return refusal('deal/word-count');
  if (distinctWords(deal.words).length !== size) return refusal('deal/same-word');
  const fits =
    deal.kind === 'duo' ? duoKeyFits(deal.sides) : keyFits(deal.key, parameters, deal.start);
  return fits ? null : refusal('deal/key');
};
