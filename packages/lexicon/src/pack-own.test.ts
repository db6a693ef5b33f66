import { MAX_OWN_WORD_LENGTH, MAX_OWN_WORDS } from '@agent-double/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_OWN_PROBLEMS, MAX_OWN_TEXT, MIN_OWN_WORDS, parseOwnWords } from './pack-own.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The first `count` of a row of different words, three letters each. */
const wordsUpTo = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    [676, 26, 1].map((unit) => LETTERS[Math.floor(index / unit) % 26]).join(''),
  );

const ENOUGH = wordsUpTo(MIN_OWN_WORDS);

const problemsOf = (text: string) => {
  const parsed = parseOwnWords(text);
  return parsed.ok ? [] : parsed.error.problems;
};

describe('parseOwnWords', () => {
  test.each(['\n', '\r\n', '\r', ',', ', ', ' ; ', '\t', ',\n'])(
    'reads words set apart by %j',
    (separator) => {
      expect(parseOwnWords(ENOUGH.join(separator))).toEqual({ ok: true, value: ENOUGH });
    },
  );

  test('passes over a byte order mark, blank lines and lines that open with #', () => {
    const text = `\ufeff# fr-base\n\n  \n${ENOUGH.join('\n\n')}\n`;
    expect(parseOwnWords(text)).toEqual({ ok: true, value: ENOUGH });
  });

  test('keeps spelling, composed, with single spaces', () => {
    const text = [...ENOUGH, 'Pomme  de\u00a0terre', 'L’e\u0301te\u0301', 'R2-D2'].join('\n');
    expect(parseOwnWords(text)).toEqual({
      ok: true,
      value: [...ENOUGH, 'Pomme de terre', 'L’été', 'R2-D2'],
    });
  });

  test('wants a board of words', () => {
    const words = ENOUGH.slice(1);
    expect(parseOwnWords(words.join('\n'))).toEqual({
      ok: false,
      error: { problems: [{ code: 'words/too-few', count: MIN_OWN_WORDS - 1 }], sound: words },
    });
    expect(problemsOf('')).toEqual([{ code: 'words/too-few', count: 0 }]);
  });

  test('takes as many words as the bound, and not one more', () => {
    expect(parseOwnWords(wordsUpTo(MAX_OWN_WORDS).join('\n')).ok).toBe(true);
    const parsed = parseOwnWords(wordsUpTo(MAX_OWN_WORDS + 1).join('\n'));
    expect(parsed).toMatchObject({
      ok: false,
      error: { problems: [{ code: 'words/too-many', count: MAX_OWN_WORDS + 1 }] },
    });
    expect(parsed.ok ? 0 : parsed.error.sound.length).toBe(MAX_OWN_WORDS);
  });

  test('takes a text as long as the bound, and not one unit more', () => {
    const words = ENOUGH.join('\n');
    const full = words + '\n'.repeat(MAX_OWN_TEXT - words.length);
    expect(parseOwnWords(full)).toEqual({ ok: true, value: ENOUGH });
    expect(parseOwnWords(`${full}\n`)).toEqual({
      ok: false,
      error: { problems: [{ code: 'words/text-too-long', length: MAX_OWN_TEXT + 1 }], sound: [] },
    });
  });

  test('takes a word as long as the bound, and tells a longer one with its line, shortened', () => {
    const word = 'é'.repeat(MAX_OWN_WORD_LENGTH);
    expect(parseOwnWords([...ENOUGH, word].join('\n')).ok).toBe(true);
    expect(problemsOf([...ENOUGH, `${word}é`].join('\n'))).toEqual([
      { code: 'words/too-long', line: MIN_OWN_WORDS + 1, word: `${word}…` },
    ]);
  });

  test('tells a duplicate with the line of the first', () => {
    const text = ['Cœur', '', ...ENOUGH, 'vin, coeur', 'CŒUR'].join('\n');
    const line = MIN_OWN_WORDS + 3;
    expect(problemsOf(text)).toEqual([
      { code: 'words/duplicate', line, word: 'coeur', firstLine: 1 },
      { code: 'words/duplicate', line: line + 1, word: 'CŒUR', firstLine: 1 },
    ]);
  });

  test('tells nothing between two separators, but lets a line end with one', () => {
    expect(problemsOf([...ENOUGH, 'vin,,eau;', ',sel'].join('\n'))).toEqual([
      { code: 'words/empty', line: MIN_OWN_WORDS + 1 },
      { code: 'words/empty', line: MIN_OWN_WORDS + 2 },
    ]);
  });

  test.each(['<b>vin</b>', 'vin!', '12', '-', 'vin\u200b', 'вино', '😀', 'a_b', '“vin”'])(
    'tells the strange characters of %j',
    (word) => {
      expect(problemsOf([...ENOUGH, word].join('\n'))).toEqual([
        { code: 'words/characters', line: MIN_OWN_WORDS + 1, word },
      ]);
    },
  );

  test('tells as many problems as the bound at most', () => {
    expect(problemsOf('!\n'.repeat(MAX_OWN_PROBLEMS + 1))).toHaveLength(MAX_OWN_PROBLEMS);
    expect(
      problemsOf([...ENOUGH, ...Array<string>(MAX_OWN_PROBLEMS).fill('!')].join('\n')),
    ).toHaveLength(MAX_OWN_PROBLEMS);
  });

  test('whatever is pasted, what is sound is read again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (noise) => {
        const first = parseOwnWords(`${ENOUGH.join('\n')}\n${noise}`);
        const sound = first.ok ? first.value : first.error.sound;
        expect(parseOwnWords(sound.join('\n'))).toEqual({ ok: true, value: sound });
      }),
    );
  });
});
