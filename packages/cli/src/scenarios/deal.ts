import {
  cardAt,
  dealDuo,
  keyCounts,
  opponent,
  type Deal,
  type Identity,
  type Parameters,
  type Team,
} from '@agent-double/rules';
import { readKey, readSide, teamOf } from './letters.ts';
import type { Setting } from './line.ts';
import { boardWords, placeWords, type NamedWords } from './words.ts';

export interface LaidOut {
  readonly deal: Deal;
  readonly named: NamedWords;
  /** Cells already covered. */
  readonly covered: readonly number[];
}

/** The deal that a line describes, or what is wrong with the description. */
export const layOut = (setting: Setting, parameters: Parameters, duo: boolean): LaidOut | string =>
  duo ? layOutDuo(setting) : layOutTeams(setting, parameters);

const layOutTeams = (setting: Setting, parameters: Parameters): LaidOut | string => {
  const start = setting.start === undefined ? 'red' : teamOf(setting.start);
  const key = setting.key === undefined ? usualKey(parameters, start) : readKey(setting.key);
  if (key === null) return `key: ${setting.key ?? ''} has an unknown letter`;
  const coverable = cellsWhere(key, (identity) => identity !== 'assassin');
  return withWords(setting, key.length, coverable, (words) => ({
    kind: 'teams',
    words,
    key,
    start,
  }));
};

const layOutDuo = (setting: Setting): LaidOut | string => {
  const usual = dealDuo(boardWords(new Map(), 25), () => 0);
  if (!usual.ok || usual.value.kind !== 'duo') return 'key_a, key_b: no key can be dealt';
  const a = setting.key_a === undefined ? usual.value.sides.a : readSide(setting.key_a);
  const b = setting.key_b === undefined ? usual.value.sides.b : readSide(setting.key_b);
  if (a === null || b === null) return 'key_a, key_b: an unknown letter';
  const coverable = cellsWhere(a, (identity, cell) => identity === 'agent' || b[cell] === 'agent');
  return withWords(setting, a.length, coverable, (words) => ({
    kind: 'duo',
    words,
    sides: { a, b },
  }));
};

const withWords = (
  setting: Setting,
  size: number,
  coverable: readonly number[],
  deal: (words: readonly string[]) => Deal,
): LaidOut | string => {
  const placed = placeWords(setting, size, coverable);
  if (placed === null) return 'words: more than the board can hold';
  const covered = [...new Set([...(setting.covered ?? []), ...placed.covered])];
  if (covered.some((cell) => cardAt(cell, size) === null)) {
    return 'covered: no such cell';
  }
  return { deal: deal(boardWords(placed.named, size)), named: placed.named, covered };
};

const cellsWhere = <T>(
  cards: readonly T[],
  fits: (card: T, cell: number) => boolean,
): readonly number[] => cards.flatMap((card, cell) => (fits(card, cell) ? [cell] : []));

/** The key in rows: who starts, the other side, bystanders, assassins. */
const usualKey = (parameters: Parameters, start: Team): readonly Identity[] => {
  const counts = keyCounts(parameters, start);
  return ([start, opponent(start), 'bystander', 'assassin'] as const).flatMap((identity) =>
    Array.from({ length: counts[identity] }, (): Identity => identity),
  );
};
