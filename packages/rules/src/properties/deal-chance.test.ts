import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealDuo, dealTeams, distinctWords, shuffled, type Draw } from '../deal.ts';
import { CLASSIQUE_2025 } from '../editions/classique-2025.ts';
import { IDENTITIES } from '../identity.ts';
import { duoKeyFits, keyFits, orientations, SIDE_IDENTITIES } from '../key.ts';
import type { Parameters } from '../parameter.ts';
import { TEAMS } from '../team.ts';
import { foldWord } from '../word.ts';
import { chanceFrom } from './chance.test-kit.ts';
import { POOL } from './deal.test-kit.ts';
import { PATIENCE_MS } from './games.test-kit.ts';

const CLASSIC = CLASSIQUE_2025.parameters;
const DEALS = 20_000;

/** Pearson's statistic against equally likely cells. */
const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce(
    (sum, count, at) => sum + (count - (expected[at] ?? 0)) ** 2 / (expected[at] ?? 1),
    0,
  );

/** Where chance alone would go beyond in one case of ten thousand (Wilson and Hilferty). */
const limit = (freedom: number): number => {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
};

const tally = (
  names: readonly string[],
  draws: number,
  draw: (count: (name: string) => void) => void,
): readonly number[] => {
  const counts = new Map(names.map((name) => [name, 0]));
  for (let drawn = 0; drawn < draws; drawn += 1) {
    draw((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  }
  expect(counts.size).toBe(names.length);
  return [...counts.values()];
};

const teamsDeal = (parameters: Parameters, draw: Draw, pool = POOL) => {
  const dealt = dealTeams(pool, parameters, 'red', draw);
  if (!dealt.ok || dealt.value.kind !== 'teams') throw new Error('no deal');
  return dealt.value;
};

const duoDeal = (draw: Draw, pool = POOL) => {
  const dealt = dealDuo(pool, draw);
  if (!dealt.ok || dealt.value.kind !== 'duo') throw new Error('no deal');
  return dealt.value;
};

const CELLS = Array.from({ length: 25 }, (_, cell) => cell);

describe('the key falls as chance has it', { timeout: PATIENCE_MS }, () => {
  test('each cell is each identity as often as the counts say', () => {
    const chance = chanceFrom(11);
    const shares = { red: 9, blue: 8, bystander: 7, assassin: 1 };
    const names = CELLS.flatMap((cell) => IDENTITIES.map((name) => `${String(cell)} ${name}`));
    const counts = tally(names, DEALS, (count) => {
      const { key } = teamsDeal(CLASSIC, chance.below);
      key.forEach((identity, cell) => {
        count(`${String(cell)} ${identity}`);
      });
    });
    const expected = CELLS.flatMap(() => IDENTITIES.map((name) => (DEALS * shares[name]) / 25));
    expect(chiSquare(counts, expected)).toBeLessThan(limit(24 * 3));
  });

  test('each pair of neighbours is as often of one colour as of two', () => {
    const chance = chanceFrom(12);
    const pairs = CELLS.slice(1).map((cell) => [cell - 1, cell] as const);
    const names = pairs.map(([cell]) => String(cell));
    const counts = tally(names, DEALS, (count) => {
      const { key } = teamsDeal(CLASSIC, chance.below);
      for (const [one, other] of pairs) if (key[one] === key[other]) count(String(one));
    });
    const alike = (9 * 8 + 8 * 7 + 7 * 6) / (25 * 24);
    for (const count of counts) {
      const spread = Math.sqrt(DEALS * alike * (1 - alike));
      expect(Math.abs(count - DEALS * alike)).toBeLessThan(4.5 * spread);
    }
  });

  test('every arrangement of a tiny key is equally likely', () => {
    const chance = chanceFrom(13);
    const parameters: Parameters = {
      ...CLASSIC,
      'board.rows': 2,
      'board.cols': 3,
      'key.start': 2,
      'key.other': 2,
      'key.bystander': 1,
      'key.assassin': 1,
    };
    const counts = new Map<string, number>();
    for (let drawn = 0; drawn < DEALS; drawn += 1) {
      const key = teamsDeal(parameters, chance.below).key.join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(180);
    const expected = Array.from({ length: 180 }, () => DEALS / 180);
    expect(chiSquare([...counts.values()], expected)).toBeLessThan(limit(179));
  });

  test('a shuffle leads to every order by exactly one course of chance', () => {
    const orders: string[] = [];
    for (let course = 0; course < 120; course += 1) {
      let left = course;
      const draw: Draw = (below) => {
        const drawn = left % below;
        left = Math.floor(left / below);
        return drawn;
      };
      orders.push(shuffled(['a', 'b', 'c', 'd', 'e'], draw).join(''));
    }
    expect(new Set(orders).size).toBe(120);
  });

  test('each cell of Duo is each pair of identities as often as the table of pairs says', () => {
    const chance = chanceFrom(14);
    const shares = [3, 5, 1, 5, 7, 1, 1, 1, 1];
    const kinds = SIDE_IDENTITIES.flatMap((a) => SIDE_IDENTITIES.map((b) => `${a} ${b}`));
    const names = CELLS.flatMap((cell) => kinds.map((kind) => `${String(cell)} ${kind}`));
    const counts = tally(names, DEALS, (count) => {
      const { sides } = duoDeal(chance.below);
      sides.a.forEach((a, cell) => {
        count(`${String(cell)} ${a} ${sides.b[cell] ?? ''}`);
      });
    });
    const expected = CELLS.flatMap(() => shares.map((share) => (DEALS * share) / 25));
    expect(chiSquare(counts, expected)).toBeLessThan(limit(24 * 8));
  });

  test('each word of the pool lies in each cell as often as the others', () => {
    const chance = chanceFrom(15);
    const pool = POOL.slice(0, 40);
    const names = CELLS.flatMap((cell) => pool.map((word) => `${String(cell)} ${word}`));
    const counts = tally(names, DEALS, (count) => {
      teamsDeal(CLASSIC, chance.below, pool).words.forEach((word, cell) => {
        count(`${String(cell)} ${word}`);
      });
    });
    const expected = names.map(() => DEALS / 40);
    expect(chiSquare(counts, expected)).toBeLessThan(limit(24 * 39));
  });
});

/** Words that only differ by what folding takes away, among others. */
const spellings = fc.constantFrom(
  ...['Élan', 'elan', 'ÉLAN', 'e\u0301lan', 'Œuf', 'oeuf', 'Cœur', 'COEUR', 'l’as', "l'as"],
  ...['œillet', 'Ça', 'ca', 'naïf', 'naif', 'Noël', 'noel', 'arc-en-ciel', 'arc\u2010en\u2010ciel'],
);
const pools = fc
  .array(fc.oneof(spellings, fc.string({ minLength: 1, maxLength: 8 })), { maxLength: 80 })
  .map((words) => words.filter((word) => foldWord(word) !== ''));

describe('a deal from any list of words', { timeout: PATIENCE_MS }, () => {
  test('has 25 words of the list that differ after folding, or says that there are too few', () => {
    fc.assert(
      fc.property(pools, fc.nat(), fc.constantFrom(...TEAMS), (pool, seed, start) => {
        const enough = new Set(pool.map(foldWord)).size >= 25;
        const { below } = chanceFrom(seed);
        for (const dealt of [dealTeams(pool, CLASSIC, start, below), dealDuo(pool, below)]) {
          expect(dealt.ok).toBe(enough);
          if (!dealt.ok) {
            expect(dealt.error.code).toBe('deal/not-enough-words');
            continue;
          }
          const { words } = dealt.value;
          expect(words).toHaveLength(25);
          expect(new Set(words.map(foldWord)).size).toBe(25);
          expect(words.every((word) => pool.includes(word))).toBe(true);
        }
      }),
      { numRuns: 300, seed: 21 },
    );
  });

  test('has a key that fits the edition, with the larger share for the side that starts', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...TEAMS), (seed, start) => {
        const { below } = chanceFrom(seed);
        const teams = dealTeams(POOL, CLASSIC, start, below);
        const duo = dealDuo(POOL, below);
        expect(teams.ok && teams.value.kind === 'teams').toBe(true);
        if (teams.ok && teams.value.kind === 'teams') {
          expect(keyFits(teams.value.key, CLASSIC, start)).toBe(true);
          expect(teams.value.key.filter((identity) => identity === start)).toHaveLength(9);
        }
        expect(duo.ok && duo.value.kind === 'duo' && duoKeyFits(duo.value.sides)).toBe(true);
      }),
      { numRuns: 300, seed: 22 },
    );
  });

  test('keeps the first spelling of words that are the same', () => {
    fc.assert(
      fc.property(pools, (pool) => {
        const kept = distinctWords(pool);
        const firsts = pool.filter(
          (word, at) => pool.findIndex((other) => foldWord(other) === foldWord(word)) === at,
        );
        expect([...kept].toSorted()).toEqual([...firsts].toSorted());
      }),
      { numRuns: 300, seed: 23 },
    );
  });
});

test('a key has four quarter turns, all different, and the fourth brings it back', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { key } = teamsDeal(CLASSIC, chanceFrom(seed).below);
      const turns = orientations(key, 5);
      expect(turns).toHaveLength(4);
      expect(turns[0]).toEqual(key);
      expect(new Set(turns.map((turn) => turn.join())).size).toBe(4);
      for (const turn of turns) {
        expect(keyFits(turn, CLASSIC, 'red')).toBe(true);
        const others = orientations(turn, 5).map((other) => other.join());
        expect([...others].toSorted()).toEqual(turns.map((other) => other.join()).toSorted());
      }
      expect(orientations(turns[3] ?? [], 5)[1]).toEqual(key);
    }),
    { numRuns: 200, seed: 24 },
  );
});
