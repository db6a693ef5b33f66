import { describe, expect, test } from 'vitest';
import { MAX_CARD_LETTERS, cardLetters, packKey, packProblems } from './pack-word.ts';

const codes = (words: readonly string[]) => packProblems(words).map(({ code }) => code);

describe('packProblems', () => {
  test('finds nothing in a sound list', () => {
    expect(packProblems(['cœur', 'arc-en-ciel', 'été', 'aujourd’hui'])).toEqual([]);
  });

  test.each([
    ['été', 'Ete'.toLowerCase()],
    ['cœur', 'coeur'],
    ['cerf-volant', 'cerfvolant'],
    ['aujourd’hui', "aujourd'hui"],
    ['nævi', 'naevi'],
  ])('tells %s and %s as one word', (first, second) => {
    expect(packProblems([first, 'autre', second])).toEqual([
      { code: 'pack/duplicate', index: 2, word: second, first: 0 },
    ]);
  });

  test('tells a plural beside its singular, in either order', () => {
    expect(packProblems(['clou', 'clous'])).toEqual([
      { code: 'pack/plural-pair', index: 1, word: 'clous', first: 0 },
    ]);
    expect(packProblems(['choux', 'chou'])).toEqual([
      { code: 'pack/plural-pair', index: 0, word: 'choux', first: 1 },
    ]);
    expect(codes(['box', 'boxes'])).toEqual(['pack/plural-pair']);
  });

  test('tells letters that are not composed', () => {
    expect(codes(['e\u0301te\u0301'])).toEqual(['pack/not-nfc']);
  });

  test.each(['ice cream', 'r2d2', 'a.b', '-as', 'as-', 'москва', '', '😀'])(
    'refuses the characters of “%s”',
    (word) => {
      expect(codes([word])).toContain('pack/characters');
    },
  );

  test('refuses a capital', () => {
    expect(codes(['École'])).toEqual(['pack/capital']);
  });

  test('takes a word that just fits a card and no longer one', () => {
    expect(codes(['a'.repeat(MAX_CARD_LETTERS)])).toEqual([]);
    expect(codes(['a'.repeat(MAX_CARD_LETTERS + 1)])).toEqual(['pack/too-long']);
  });
});

test('a decomposed accent takes no room on a card', () => {
  expect(cardLetters('e\u0301te\u0301')).toBe(3);
});

test('the key of a word keeps its letters alone', () => {
  expect(packKey('L’Arc-en-ciel')).toBe('larcenciel');
});
