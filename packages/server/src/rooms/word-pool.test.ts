import { DEFAULT_PACK_IDS, PACK_SUMMARIES } from '@agent-double/lexicon';
import {
  DEFAULT_SETUP,
  foldWord,
  MAX_DEALT_WORDS,
  MAX_OWN_WORDS,
  OWN_PACK,
  type Setup,
} from '@agent-double/rules';
import { expect, test } from 'vitest';
import { arePacks, MAX_KEPT_POOLS, poolOf } from './word-pool.ts';

const setup = (changes: Partial<Setup>, ownWords: readonly string[] = []) => ({
  setup: { ...DEFAULT_SETUP, ...changes },
  ownWords,
});

test.each(['fr', 'en'] as const)(
  'without a choice, %s tables deal from the usual packs',
  async (language) => {
    const pool = await poolOf(setup({ language }));
    const size = PACK_SUMMARIES.filter(({ id }) => DEFAULT_PACK_IDS[language].includes(id)).reduce(
      (sum, pack) => sum + pack.size,
      0,
    );
    expect(pool.words).toHaveLength(size);
    expect(size).toBeGreaterThanOrEqual(400);
  },
);

test('chosen packs are dealt from, and no others', async () => {
  const [first, second] = PACK_SUMMARIES.filter(({ lang }) => lang === 'fr').slice(1);
  if (first === undefined || second === undefined) throw new Error('too few packs');
  const chosen = [first.id, second.id];
  const forms = (await poolOf(setup({ packs: chosen }))).words.map(foldWord);
  const each = await Promise.all(chosen.map((pack) => poolOf(setup({ packs: [pack] }))));
  expect(new Set(forms)).toEqual(new Set(each.flatMap(({ words }) => words.map(foldWord))));
  expect(new Set(forms).size).toBe(forms.length);
  expect(each.map(({ words }) => words.length)).toEqual([first.size, second.size]);
  expect(arePacks(chosen, 'fr')).toBe(true);
  expect(arePacks(chosen, 'en')).toBe(false);
  expect(arePacks(['fr-nothing'], 'fr')).toBe(false);
  expect(arePacks([], 'fr')).toBe(true);
});

test('[SETUP-12] the table’s own words are dealt from alone, or with packs', async () => {
  const own = ['zinc', 'Île-de-France', 'PARIS'];
  const alone = await poolOf(setup({ packs: [OWN_PACK] }, own));
  expect(alone.words).toEqual(own);
  const base = await poolOf(setup({ packs: ['fr-base'] }, own));
  const mixed = await poolOf(setup({ packs: ['fr-base', OWN_PACK] }, own));
  const more = own.filter(
    (word) => !base.words.some((other) => foldWord(other) === foldWord(word)),
  );
  expect(mixed.words).toHaveLength(base.words.length + more.length);
  expect(arePacks([OWN_PACK, 'fr-base'], 'fr')).toBe(true);
});

test('a choice is folded once, while there are not too many others', async () => {
  const first = await poolOf(setup({ packs: ['fr-base'] }));
  expect(await poolOf(setup({ packs: ['fr-base'] }))).toBe(first);
  for (let at = 1; at <= MAX_KEPT_POOLS; at += 1) {
    await poolOf(setup({ packs: Array.from({ length: at }, () => 'fr-base').concat('fr-other') }));
  }
  const again = await poolOf(setup({ packs: ['fr-base'] }));
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test('[SETUP-10] a table remembers as many dealt words as all packs and its own words hold', () => {
  const held = PACK_SUMMARIES.reduce((sum, { size }) => sum + size, MAX_OWN_WORDS);
  expect(MAX_DEALT_WORDS).toBeGreaterThanOrEqual(held);
});
