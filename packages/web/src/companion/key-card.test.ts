import {
  duoKeyFits,
  EDITIONS,
  keyFits,
  type Identity,
  type SideIdentity,
} from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { keyCard, turnsOf } from './key-card.ts';
import type { KeySeed } from './key-code.ts';

const seedOf = (kind: KeySeed['kind'], seed: number, start: KeySeed['start'] = 'red'): KeySeed => ({
  kind,
  start,
  seed,
});
const { parameters } = EDITIONS['classique-2025'];
const PICTURES = {
  'board.rows': 4,
  'key.start': 8,
  'key.other': 7,
  'key.bystander': 4,
} as const;
const SEEDS = [0, 1, 2, 65_536, 2 ** 32, 2 ** 37 - 1, 99_999_999_999];

describe('a key', () => {
  test.each(SEEDS)('of seed %d has the counts of its box', (seed) => {
    for (const start of ['red', 'blue'] as const) {
      const words = keyCard(seedOf('words', seed, start), 'a', 0);
      expect(keyFits(words.figures as Identity[], parameters, start)).toBe(true);
      const pictures = keyCard(seedOf('pictures', seed, start), 'a', 0);
      const rules = { ...parameters, ...PICTURES };
      expect(keyFits(pictures.figures as Identity[], rules, start)).toBe(true);
    }
    const a = keyCard(seedOf('duo', seed), 'a', 0).figures as SideIdentity[];
    const b = keyCard(seedOf('duo', seed), 'b', 0).figures as SideIdentity[];
    expect(duoKeyFits({ a, b })).toBe(true);
  });

  test('of another seed is another key', () => {
    const keys = SEEDS.map((seed) => keyCard(seedOf('words', seed), 'a', 0).figures.join());
    expect(new Set(keys).size).toBe(SEEDS.length);
  });

  test('puts every figure anywhere', () => {
    const cells = new Set<string>();
    for (let seed = 0; seed < 600; seed += 1) {
      keyCard(seedOf('words', seed * 7_919), 'a', 0).figures.forEach((figure, at) => {
        cells.add(`${figure} ${at}`);
      });
    }
    expect(cells.size).toBe(4 * 25);
  });

  test('comes back to itself after its turns', () => {
    for (const kind of ['words', 'pictures', 'duo'] as const) {
      const seed = seedOf(kind, 4_242);
      const ways = Array.from({ length: turnsOf(seed) }, (_, turn) =>
        keyCard(seed, 'b', turn).figures.join(),
      );
      expect(new Set(ways).size).toBe(turnsOf(seed));
      expect(keyCard(seed, 'b', turnsOf(seed)).figures.join()).toBe(ways[0]);
    }
  });

  test('is the same in every version of the product', () => {
    const letters = { red: 'r', blue: 'b', bystander: '.', assassin: 'x', agent: 'a' };
    const short = (seed: KeySeed, side: 'a' | 'b' = 'a'): string =>
      keyCard(seed, side, 0)
        .figures.map((figure) => letters[figure])
        .join('');
    expect(short(seedOf('words', 123_456_789, 'blue'))).toMatchInlineSnapshot(
      `"rrr.rbbb.brb..rrr.xb..bbb"`,
    );
    expect(short(seedOf('pictures', 98_765_432_100))).toMatchInlineSnapshot(
      `"rrxbbbrb.brr.rb.b.rr"`,
    );
    expect(short(seedOf('duo', 42))).toMatchInlineSnapshot(`".aaaxaa..a......x.aa..x.a"`);
    expect(short(seedOf('duo', 42), 'b')).toMatchInlineSnapshot(`"a.aaxa..a...a.aa......axx"`);
  });
});
