import { describe, expect, test } from 'vitest';
import { MAX_OWN_WORD_LENGTH, MAX_OWN_WORDS } from '../setup.ts';
import { after, game, lobby, refusalOf, type State, type Who } from '../table.test-kit.ts';

const asked = (words: readonly string[], from = 0) =>
  ({ type: 'changeWords', from, words }) as const;
const refused = (
  words: readonly string[],
  { from = 0, who = 'host', state = lobby() }: { from?: number; who?: Who; state?: State } = {},
): string | null => refusalOf(state, who, asked(words, from));
const own = (state: State): readonly string[] => state.table.ownWords;
const many = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `mot ${at}`);

describe('words of the table’s own', () => {
  test('[SETUP-12] the host gives them and takes them back, others don’t', () => {
    const given = after(lobby(), 'host', asked(['Zinc', 'île', 'porte-clé', 'L’Oréal', 'été 42']));
    expect(own(given)).toEqual(['Zinc', 'île', 'porte-clé', 'L’Oréal', 'été 42']);
    expect(own(after(given, 'host', asked([])))).toEqual([]);
    expect(refused(['zinc'], { who: 'redSpy' })).toBe('host/only');
    expect(refused(['zinc'], { who: 'server' })).toBeNull();
  });

  test('[SETUP-12] a long list comes in parts', () => {
    const first = after(lobby(), 'host', asked(['un', 'deux', 'trois']));
    expect(own(after(first, 'host', asked(['quatre'], 3)))).toEqual([
      ...['un', 'deux', 'trois', 'quatre'],
    ]);
    expect(own(after(first, 'host', asked(['quatre'], 1)))).toEqual(['un', 'quatre']);
    for (const from of [-1, 4, 1.5, Number.NaN]) {
      expect(refused(['quatre'], { from, state: first })).toBe('setup/bad-words');
    }
  });

  test('[SETUP-5] [SETUP-12] they stay as they are while a game runs, and for the next', () => {
    const given = after(lobby(), 'host', asked(['zinc']));
    expect(refused(['zinc'], { state: game() })).toBe('setup/game-running');
    const another = after(given, 'host', { type: 'changeSetup', change: { language: 'en' } });
    expect(own(another)).toEqual(['zinc']);
  });

  test('[SETUP-12] there are so many of them and no more', () => {
    const full = after(lobby(), 'host', asked(many(MAX_OWN_WORDS)));
    expect(own(full)).toHaveLength(MAX_OWN_WORDS);
    expect(refused(many(MAX_OWN_WORDS + 1))).toBe('setup/too-many-words');
    expect(refused(['zinc'], { from: MAX_OWN_WORDS, state: full })).toBe('setup/too-many-words');
  });

  test('[SETUP-13] they all differ, those of earlier parts included', () => {
    expect(refused(['Été', 'ete'])).toBe('setup/bad-words');
    const first = after(lobby(), 'host', asked(['zinc', 'île']));
    expect(refused(['ILE'], { from: 2, state: first })).toBe('setup/bad-words');
    expect(refused(['ILE'], { from: 1, state: first })).toBeNull();
  });

  test.each([
    ...['', ' ', ' zinc', 'zinc ', 'deux  mots', 'zinc-', '-zinc', '42', 'zi\nnc', 'zi\u202enc'],
    ...['\u3164', 'zi\u3164nc', 'zi\uffa0nc'],
    ...['\u212b', '\u1112\u1161'],
    ...['zi\u200bnc', '<b>', 'a,b', '🦊', 'e\u0301te'],
  ])('[SETUP-13] %j fits on no card', (word) => {
    expect(refused([word])).toBe('setup/bad-words');
  });

  test('[SETUP-13] the longest word fits', () => {
    expect(refused(['é'.repeat(MAX_OWN_WORD_LENGTH)])).toBeNull();
    expect(refused(['é'.repeat(MAX_OWN_WORD_LENGTH + 1)])).toBe('setup/bad-words');
    expect(refused(['𝒳'.repeat(MAX_OWN_WORD_LENGTH)])).toBeNull();
    expect(refused(['𝒳'.repeat(MAX_OWN_WORD_LENGTH + 1)])).toBe('setup/bad-words');
  });
});
