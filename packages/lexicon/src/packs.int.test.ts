import { readFileSync, readdirSync } from 'node:fs';
import { LANGUAGES, type Language } from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { cardLetters, packProblems } from './pack-word.ts';
import { parsePack, type Pack } from './pack.ts';
import { DEFAULT_PACK_IDS, PACK_IDS, PACK_SUMMARIES, loadPacks } from './packs.ts';

/** Letters from which a word is long enough to be set small. */
const LONG_WORD = 11;
const MOST_LONG_WORDS = 0.03;
const LEAST = { fr: { base: 500, all: 1050 }, en: { base: 400, all: 620 } } as const;

const folder = (language: Language) => new URL(`../packs/${language}/`, import.meta.url);

const textPacks = (language: Language): readonly Pack[] =>
  readdirSync(folder(language)).map((name) => {
    const pack = parsePack(readFileSync(new URL(name, folder(language)), 'utf8'));
    if (!pack.ok) throw new Error(`${name}: ${JSON.stringify(pack.error)}`);
    return pack.value;
  });

const byId = (packs: readonly Pack[]): readonly Pack[] =>
  [...packs].sort((a, b) => (a.id < b.id ? -1 : 1));

describe.each(LANGUAGES)('the packs in %s', (language) => {
  test('are in step with their texts', async () => {
    expect(byId(await loadPacks(language))).toEqual(byId(textPacks(language)));
  });

  test('share no word and split no word from its plural', async () => {
    const words = (await loadPacks(language)).flatMap((pack) => pack.words);
    expect(packProblems(words)).toEqual([]);
    expect(words.length).toBeGreaterThanOrEqual(LEAST[language].all);
  });

  test('open with a base pack, dealt unasked, large enough', async () => {
    const [base] = await loadPacks(language);
    expect(DEFAULT_PACK_IDS[language]).toEqual([base?.id]);
    expect(base?.words.length).toBeGreaterThanOrEqual(LEAST[language].base);
  });

  test('deal nothing for adults unasked', () => {
    const unasked = PACK_SUMMARIES.filter(({ id }) => DEFAULT_PACK_IDS[language].includes(id));
    expect(unasked.map(({ audience }) => audience)).toEqual(['all']);
  });

  test('hold a board each, and few words that need small letters', async () => {
    const packs = await loadPacks(language);
    for (const { id, words } of packs) expect(words.length, id).toBeGreaterThanOrEqual(25);
    const words = packs.flatMap((pack) => pack.words);
    const long = words.filter((word) => cardLetters(word) >= LONG_WORD);
    expect(long.length).toBeLessThanOrEqual(words.length * MOST_LONG_WORDS);
  });
});

test('the summaries name every pack once, with its size', async () => {
  const packs = (await Promise.all(LANGUAGES.map(loadPacks))).flat();
  expect(PACK_SUMMARIES).toEqual(
    packs.map(({ words, ...summary }) => ({ ...summary, size: words.length })),
  );
  expect(new Set(PACK_IDS).size).toBe(packs.length);
});
