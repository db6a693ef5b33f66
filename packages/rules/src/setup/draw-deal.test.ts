import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDITIONS, parametersInForce } from '../editions/index.ts';
import { evolve } from '../evolve.ts';
import { keyCounts } from '../key.ts';
import { chanceFrom } from '../properties/chance.test-kit.ts';
import type { Setup } from '../setup.ts';
import { EMPTY_TABLE, MAX_DEALT_WORDS, type Table } from '../table.ts';
import type { Team } from '../team.ts';
import { decideStart } from './decide-start.ts';
import { drawDeal, type DrawnDeal } from './draw-deal.ts';
import { wordPool } from './word-pool.ts';

const SIZE = 25;

const table = (setup: Partial<Setup>, dealt: readonly string[] = []): Table => ({
  ...EMPTY_TABLE,
  dealt,
  setup: { ...EMPTY_TABLE.setup, ...setup },
});
const last = (below: number): number => below - 1;
const words = (count: number, name = 'mot'): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${name} ${at}`);

const deal = (of: Table, pool: readonly string[], draw = last): DrawnDeal => {
  const drawn = drawDeal(of, wordPool(pool), draw);
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value;
};

/** The table after a game of what was drawn, broken off at once. */
const played = (before: Table, drawn: DrawnDeal): Table => {
  const seats = ['red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative'] as const;
  const people = seats.map((seat) => ({ id: seat as never, name: seat, seat }));
  const ready = { ...before, play: null, people: people as never };
  const started = decideStart(ready, null, drawn);
  if (!started.ok) throw new Error(started.error.code);
  return { ...started.value.reduce(evolve, ready), play: null };
};

test('[SETUP-10] words that the table has seen are not dealt again while there are others', () => {
  const pool = words(50);
  const { deal: dealt, reshuffled } = deal(table({}, pool.slice(0, 25)), pool);
  expect(reshuffled).toBe(false);
  expect(dealt.words.toSorted()).toEqual(pool.slice(25).toSorted());
});

test('[SETUP-10] a word is known again in another spelling', () => {
  const pool = ['ÉTOILE', ...words(25)];
  expect(deal(table({}, ['étoile']), pool).deal.words).not.toContain('ÉTOILE');
});

test('[SETUP-10] once too few are left they are all dealt, and some again', () => {
  const pool = words(40);
  const drawn = deal(table({}, pool.slice(0, 20)), pool);
  expect(drawn).toMatchObject({ reshuffled: true });
  expect(drawn).not.toHaveProperty('returned');
  expect(new Set(drawn.deal.words).size).toBe(SIZE);
  expect(drawn.deal.words).toEqual(expect.arrayContaining([...pool.slice(20)]));
});

test('[SETUP-10] with a pool that is used up no words of another come back', () => {
  const others = words(25, 'autre');
  const own = ['Étoile', ...words(29, 'nôtre')];
  const seen = table({}, [...others, 'ETOILE', ...own.slice(1, 25)]);
  const drawn = deal(seen, own);
  expect(drawn.returned).toEqual(['ETOILE', ...own.slice(1, 25)]);
  const next = played(seen, drawn);
  expect(next.dealt).toEqual([...others, ...drawn.deal.words]);
  expect(deal(next, [...others, ...own]).reshuffled).toBe(true);
  const fresh = own.filter((word) => !drawn.deal.words.includes(word));
  expect(fresh).toHaveLength(5);
  expect(deal(next, [...others, ...own]).deal.words).toEqual(expect.arrayContaining(fresh));
});

test('[SETUP-10] whatever packs a table changes to, each pool is a stack with a discard pile', () => {
  const packs = [words(60, 'a'), words(30, 'b'), words(25, 'c'), words(41, 'd')];
  const choices = fc.array(fc.integer({ min: 1, max: 2 ** packs.length - 1 }), { maxLength: 40 });
  fc.assert(
    fc.property(choices, fc.integer(), (games, seed) => {
      const chance = chanceFrom(seed);
      let now = table({});
      const pile = new Set<string>();
      for (const choice of games) {
        const pool = packs.filter((_, at) => (choice >> at) % 2 === 1).flat();
        const drawn = deal(now, pool, chance.below);
        const board = drawn.deal.words;
        expect(new Set(board).size).toBe(SIZE);
        const stack = pool.filter((word) => !pile.has(word));
        expect(board.filter((word) => !pile.has(word))).toHaveLength(Math.min(stack.length, SIZE));
        if (stack.length < SIZE) for (const word of pool) pile.delete(word);
        for (const word of board) pile.add(word);
        now = played(now, drawn);
        expect(new Set(now.dealt)).toEqual(pile);
        expect(now.dealt).toHaveLength(pile.size);
      }
    }),
    { numRuns: 40, seed: 10 },
  );
});

test('[SETUP-10] a table remembers so many dealt words, the latest, and no more', () => {
  const before = words(MAX_DEALT_WORDS - SIZE);
  const full = played(table({}, before), deal(table({}), words(SIZE, 'neuf')));
  expect(full.dealt).toHaveLength(MAX_DEALT_WORDS);
  expect(full.dealt[0]).toBe(before[0]);
  const more = played(full, deal(table({}), words(SIZE, 'autre')));
  expect(more.dealt).toHaveLength(MAX_DEALT_WORDS);
  expect(more.dealt[0]).toBe(before[SIZE]);
});

test('a pool that fills no board is refused, whether it was dealt from or not', () => {
  for (const dealt of [[], words(10)]) {
    expect(drawDeal(table({}, dealt), wordPool(words(24)), last)).toEqual({
      ok: false,
      error: { code: 'deal/not-enough-words' },
    });
  }
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
