import {
  EMPTY_TABLE,
  keyCounts,
  parametersInForce,
  EDITIONS,
  type Setup,
  type Table,
  type Team,
} from '@agent-double/rules';
import { expect, test } from 'vitest';
import { drawDeal } from './draw-deal.ts';
import { wordPool } from './word-pool.ts';

const table = (setup: Partial<Setup>, dealt: readonly string[] = []): Table => ({
  ...EMPTY_TABLE,
  dealt,
  setup: { ...EMPTY_TABLE.setup, ...setup },
});
const last = (below: number): number => below - 1;
const words = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `mot ${at}`);

const deal = (of: Table, pool: readonly string[], draw = last) => {
  const drawn = drawDeal(of, wordPool(pool), draw);
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value;
};

test('words that the table has seen are not dealt again while there are others', () => {
  const pool = words(50);
  const seen = pool.slice(0, 25);
  const { deal: dealt, reshuffled } = deal(table({}, seen), pool);
  expect(reshuffled).toBe(false);
  expect(dealt.words.toSorted()).toEqual(pool.slice(25).toSorted());
});

test('a word is known again in another spelling', () => {
  const pool = ['ÉTOILE', ...words(25)];
  expect(deal(table({}, ['étoile']), pool).deal.words).not.toContain('ÉTOILE');
});

test('once too few are left, the whole pool is shuffled again', () => {
  const pool = words(40);
  const { deal: dealt, reshuffled } = deal(table({}, pool.slice(0, 20)), pool);
  expect(reshuffled).toBe(true);
  expect(new Set(dealt.words).size).toBe(25);
});

test('a pool that fills no board is refused', () => {
  expect(drawDeal(table({}), wordPool(words(24)), last)).toEqual({
    ok: false,
    error: { code: 'deal/not-enough-words' },
  });
});

test.each<[Partial<Setup>, () => number, Team]>([
  [{ start: 'blue' }, () => 0, 'blue'],
  [{ start: 'red' }, () => 1, 'red'],
  [{ start: 'draw' }, () => 0, 'red'],
  [{ start: 'draw' }, () => 1, 'blue'],
  [{ edition: 'table', mode: 'coop_record', our: 'blue', start: 'red' }, () => 0, 'blue'],
])('%o begins with its team', (setup, first, team) => {
  // The 25 words are drawn before the team.
  let draws = 0;
  const { deal: dealt } = deal(table(setup), words(25), (below) =>
    draws++ === 25 && below === 2 ? first() : below - 1,
  );
  if (dealt.kind !== 'teams') throw new Error('no teams');
  expect(dealt.start).toBe(team);
  const counts = keyCounts(parametersInForce(EDITIONS['classique-2025'], {}), team);
  expect(dealt.key.filter((card) => card === team)).toHaveLength(counts[team]);
});

test('duo has a key of two sides', () => {
  expect(deal(table({ edition: 'duo', mode: 'duo' }), words(25)).deal.kind).toBe('duo');
});
