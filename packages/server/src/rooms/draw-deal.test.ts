import {
  EMPTY_TABLE,
  keyCounts,
  parametersInForce,
  EDITIONS,
  type Setup,
  type Table,
  type Team,
} from '@agent-double/rules';
import { DEFAULT_PACK_IDS, PACK_SUMMARIES } from '@agent-double/lexicon';
import { expect, test } from 'vitest';
import { arePacks, drawDeal, poolOf } from './draw-deal.ts';

const table = (setup: Partial<Setup>, dealt: readonly string[] = []): Table => ({
  ...EMPTY_TABLE,
  dealt,
  setup: { ...EMPTY_TABLE.setup, ...setup },
});
const last = (below: number): number => below - 1;
const words = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `mot ${at}`);

const deal = (of: Table, pool: readonly string[], draw = last) => {
  const drawn = drawDeal(of, pool, draw);
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value;
};

test.each(['fr', 'en'] as const)(
  'without a choice, %s tables deal from the usual packs',
  async (language) => {
    const pool = await poolOf(table({ language }).setup);
    const size = PACK_SUMMARIES.filter(({ id }) => DEFAULT_PACK_IDS[language].includes(id)).reduce(
      (sum, pack) => sum + pack.size,
      0,
    );
    expect(pool).toHaveLength(size);
    expect(size).toBeGreaterThanOrEqual(400);
  },
);

test('chosen packs are dealt from, and no others', async () => {
  const [first, second] = PACK_SUMMARIES.filter(({ lang }) => lang === 'fr').slice(1);
  if (first === undefined || second === undefined) throw new Error('too few packs');
  const { setup } = table({ packs: [first.id, second.id] });
  expect(await poolOf(setup)).toHaveLength(first.size + second.size);
  expect(arePacks(setup.packs, 'fr')).toBe(true);
  expect(arePacks(setup.packs, 'en')).toBe(false);
  expect(arePacks(['fr-nothing'], 'fr')).toBe(false);
  expect(arePacks([], 'fr')).toBe(true);
});

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
  expect(drawDeal(table({}), words(24), last)).toEqual({
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
  let draws = 0;
  const { deal: dealt } = deal(table(setup), words(25), (below) =>
    draws++ === 0 && below === 2 ? first() : below - 1,
  );
  if (dealt.kind !== 'teams') throw new Error('no teams');
  expect(dealt.start).toBe(team);
  const counts = keyCounts(parametersInForce(EDITIONS['classique-2025'], {}), team);
  expect(dealt.key.filter((card) => card === team)).toHaveLength(counts[team]);
});

test('duo has a key of two sides', () => {
  expect(deal(table({ edition: 'duo', mode: 'duo' }), words(25)).deal.kind).toBe('duo');
});
