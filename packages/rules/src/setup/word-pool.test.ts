import { expect, test } from 'vitest';
import { drawWords, placeIn, sortedBy, wordPool } from './word-pool.ts';

const unseenIn = (pool: ReturnType<typeof wordPool>, dealt: readonly string[]): Uint16Array =>
  sortedBy(pool, dealt).unseen;

test('of two spellings the first is in the pool', () => {
  const pool = wordPool(['Étoile', 'lune', 'ETOILE', 'LUNE']);
  expect(pool.words).toEqual(['Étoile', 'lune']);
  expect(['ÉTOILE', 'Étoile', 'lune', 'terre'].map((word) => placeIn(pool, word))).toEqual([
    0,
    0,
    1,
    undefined,
  ]);
});

test('words that were dealt are told from the others, however they were spelt', () => {
  const pool = wordPool(['Étoile', 'lune', 'soleil']);
  const { unseen, seen } = sortedBy(pool, ['etoile', 'lune', 'terre', 'étoile']);
  expect(drawWords(pool, unseen, 3, () => 0)).toEqual(['soleil']);
  expect(drawWords(pool, seen, 3, () => 0).toSorted()).toEqual(['lune', 'Étoile']);
  expect(unseenIn(pool, [])).toHaveLength(3);
  expect(sortedBy(pool, []).seen).toHaveLength(0);
});

test('[SETUP-9] any choice of words is as likely as another', () => {
  const pool = wordPool(['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq']);
  const drawn = new Map<string, number>();
  for (let first = 0; first < 4; first += 1) {
    for (let second = 0; second < 3; second += 1) {
      const draws = [first, second];
      const words = drawWords(pool, unseenIn(pool, ['zéro', 'cinq']), 2, (below) => {
        const next = draws.shift() ?? 0;
        expect(next).toBeLessThan(below);
        return next;
      });
      const choice = words.toSorted().join(' ');
      drawn.set(choice, (drawn.get(choice) ?? 0) + 1);
    }
  }
  expect([...drawn.values()]).toEqual([2, 2, 2, 2, 2, 2]);
});

test('where there are too few words, all are drawn', () => {
  const pool = wordPool(['un', 'deux']);
  expect(drawWords(pool, unseenIn(pool, []), 3, () => 0)).toEqual(['un', 'deux']);
});
