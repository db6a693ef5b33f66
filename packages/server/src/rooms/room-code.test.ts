import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawRoomCode, LONGEST_TYPED_CODE, parseRoomCode } from './room-code.ts';

/** Draws that follow a list, then its beginning again. */
const drawing = (numbers: readonly number[]): ((below: number) => number) => {
  let at = 0;
  return (below) => (numbers[at++ % numbers.length] ?? 0) % below;
};

const numbers = fc.array(fc.nat(10_000), { minLength: 29, maxLength: 29 });

test('a code is seven syllables, and is read back from its own text', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      const code = drawRoomCode(drawing([...list, 1, 0]));
      expect(code).toMatch(/^(?:[a-z][aeiou]){2}-(?:[a-z][aeiou]){2}-(?:[a-z][aeiou]){3}$/u);
      expect(parseRoomCode(code)).toBe(code);
    }),
  );
});

test('codes are hard to guess: more than 2 to the power of 41 of them', () => {
  const bases: number[] = [];
  drawRoomCode((below) => {
    bases.push(below);
    return bases.length % 3;
  });
  expect(Math.log2(bases.reduce((product, below) => product * below, 1))).toBeGreaterThan(41);
});

test('a code that says something rude is drawn again', () => {
  const consonant = (letter: string): number => 'bdfklmnprstv'.indexOf(letter);
  const vowel = (letter: string): number => 'aeiou'.indexOf(letter);
  const spell = (letters: string): number[] =>
    [...letters].map((letter, at) => (at % 2 === 0 ? consonant(letter) : vowel(letter)));
  expect(drawRoomCode(drawing([...spell('bamobitedudina'), ...spell('bamokiturevalo')]))).toBe(
    'bamo-kitu-revalo',
  );
});

test.each([
  ['bamo-kitu-revalo', 'as written'],
  ['BAMO KITU REVALO', 'in capitals, with spaces'],
  ['  bamokiturevalo ', 'in one go'],
  ['bamo–kitu–révalo', 'with dashes and an accent'],
  ['bamo-quitou-revalo', 'spelt as French would'],
  ['bamo-kytu-rewalo', 'spelt as English might'],
  ['bamo-kitu-revalo'.padEnd(LONGEST_TYPED_CODE), 'as long as is looked at'],
])('%s is understood: %s', (typed) => {
  expect(parseRoomCode(typed)).toBe('bamo-kitu-revalo');
});

test.each([
  ['', 'empty'],
  ['bamo-kitu-reva', 'too short'],
  ['bamo-kitu-revalola', 'too long'],
  ['abmo-kitu-revalo', 'no syllables'],
  ['hamo-kitu-revalo', 'a letter that no code has'],
  ['bamo-kitu-revalo'.padEnd(LONGEST_TYPED_CODE + 1), 'longer than is looked at'],
  ['../../etc/passwd', 'a path'],
])('%s is no code: %s', (typed) => {
  expect(parseRoomCode(typed)).toBeNull();
});
