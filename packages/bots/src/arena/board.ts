import { drawFrom, type Random } from '../random.ts';
import type { Role } from '../view.ts';

/** A card of a board that is drawn for an arena. */
export interface BoardCard {
  readonly word: string;
  readonly role: Role;
}

/** Cards of each kind for the side that starts. */
export const STARTING_SIDE: readonly (readonly [Role, number])[] = [
  ['own', 9],
  ['opponent', 8],
  ['bystander', 7],
  ['assassin', 1],
];

/** `values` in a drawn order. */
export const drawOrder = <T>(values: readonly T[], random: Random): readonly T[] => {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = drawFrom(random, last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
};

/** A board of 25 words of `pool` as the side that starts sees it. */
export const drawBoard = (pool: readonly string[], random: Random): readonly BoardCard[] => {
  const roles = drawOrder(
    STARTING_SIDE.flatMap(([role, count]) => Array.from({ length: count }, () => role)),
    random,
  );
  const words = drawOrder(pool, random);
  return roles.flatMap((role, at) => {
    const word = words[at];
    return word === undefined ? [] : [{ word, role }];
  });
};
