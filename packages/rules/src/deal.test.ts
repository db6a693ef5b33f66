import { describe, expect, test } from 'vitest';
import { dealDuo, dealProblem, dealTeams, distinctWords, shuffled } from './deal.ts';
import { CLASSIQUE_2025 } from './editions/classique-2025.ts';
import { DUO } from './editions/duo.ts';
import { duoKeyFits, keyFits } from './key.ts';
import type { Parameters } from './parameter.ts';
import { dealOf, KEY, SIDE_A, wordsFor } from './table.test-kit.ts';

const { parameters } = CLASSIQUE_2025;

/** A repeatable source (mulberry32), uniform enough to count with. */
const drawFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

describe('drawing', () => {
  test('[SETUP-9] every order of the draws gives another arrangement, each one once', () => {
    const orders = new Set<string>();
    for (let first = 0; first < 4; first += 1) {
      for (let second = 0; second < 3; second += 1) {
        for (let third = 0; third < 2; third += 1) {
          const draws = [first, second, third];
          orders.add(shuffled(['a', 'b', 'c', 'd'], () => draws.shift() ?? 0).join(''));
        }
      }
    }
    expect(orders.size).toBe(24);
  });

  test('[SETUP-9] each draw asks for a number below what is left', () => {
    const asked: number[] = [];
    shuffled([1, 2, 3, 4], (below) => {
      asked.push(below);
      return 0;
    });
    expect(asked).toEqual([4, 3, 2]);
  });

  test('[SETUP-9] every identity is as likely on every cell', () => {
    const draw = drawFrom(20251);
    const games = 4000;
    const red = Array.from({ length: 25 }, () => 0);
    const assassins = Array.from({ length: 25 }, () => 0);
    for (let game = 0; game < games; game += 1) {
      const deal = dealTeams(wordsFor(25), parameters, 'red', draw);
      if (!deal.ok || deal.value.kind !== 'teams') throw new Error('no deal');
      deal.value.key.forEach((identity, at) => {
        if (identity === 'red') red[at]! += 1;
        if (identity === 'assassin') assassins[at]! += 1;
      });
    }
    const chi2 = (counts: readonly number[], share: number): number =>
      counts.reduce((sum, count) => sum + (count - games * share) ** 2 / (games * share), 0);
    // 24 degrees of freedom: 51.2 is passed once in a thousand seeds, and the seed is fixed.
    expect(chi2(assassins, 1 / 25)).toBeLessThan(51.2);
    expect(chi2(red, 9 / 25)).toBeLessThan(51.2);
  });

  test('[SETUP-2] words that differ in case or accents alone are dealt once', () => {
    expect(distinctWords(['École', 'gare', 'ECOLE', 'Gâre', 'quai'])).toEqual([
      'École',
      'gare',
      'quai',
    ]);
    const pool = [...wordsFor(24), 'CARTE 3'];
    expect(dealTeams(pool, parameters, 'red', () => 0)).toMatchObject({
      ok: false,
      error: { code: 'deal/not-enough-words' },
    });
    expect(dealDuo(pool, () => 0)).toMatchObject({ ok: false });
  });

  test('[KEY-1] [KEY-2] a deal for two teams fits its edition', () => {
    for (const start of ['red', 'blue'] as const) {
      const deal = dealTeams(wordsFor(30), parameters, start, drawFrom(3));
      if (!deal.ok || deal.value.kind !== 'teams') throw new Error('no deal');
      expect(deal.value.start).toBe(start);
      expect(keyFits(deal.value.key, parameters, start)).toBe(true);
      expect(dealProblem(deal.value, parameters)).toBeNull();
    }
  });

  test('[KEY-4] a deal for Duo fits', () => {
    const deal = dealDuo(wordsFor(30), drawFrom(4));
    if (!deal.ok || deal.value.kind !== 'duo') throw new Error('no deal');
    expect(duoKeyFits(deal.value.sides)).toBe(true);
    expect(dealProblem(deal.value, DUO.parameters)).toBeNull();
  });
});

describe('a deal that can’t be played', () => {
  const oneWordLess: Parameters = { ...parameters, 'board.cols': 4 };

  test('[SETUP-7] has not as many words as the board has cards', () => {
    expect(dealProblem(dealOf(), oneWordLess)?.code).toBe('deal/word-count');
  });

  test('[SETUP-2] has a word twice', () => {
    const words = [...wordsFor(24), 'Carte 3'];
    expect(dealProblem(dealOf({ words }), parameters)?.code).toBe('deal/same-word');
  });

  test('[KEY-2] [KEY-4] has a key that does not fit', () => {
    expect(dealProblem(dealOf({ start: 'blue' }), parameters)?.code).toBe('deal/key');
    expect(dealProblem(dealOf({ key: KEY.replace('A', 'N') }), parameters)?.code).toBe('deal/key');
    const sides = { a: SIDE_A, b: SIDE_A };
    expect(dealProblem(dealOf({ mode: 'duo', sides }), DUO.parameters)?.code).toBe('deal/key');
  });
});
