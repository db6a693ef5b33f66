import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, drawSeed, KEY_KINDS, seedOf, SEEDS, type KeySeed } from './key-code.ts';

const seeds = fc.record<KeySeed>({
  kind: fc.constantFrom(...KEY_KINDS),
  start: fc.constantFrom('red', 'blue'),
  seed: fc.integer({ min: 0, max: SEEDS - 1 }),
});

test('a code is nine signs in three groups, and says the same seed back', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const code = codeOf(seed);
      expect(code).toMatch(/^[1-9A-HJKMNP-TV-Z]{3}(?:-[1-9A-HJKMNP-TV-Z]{3}){2}$/u);
      expect(seedOf(code)).toEqual({ ok: true, value: seed });
    }),
  );
});

test('case, spaces and dashes do not matter', () => {
  const seed: KeySeed = { kind: 'words', start: 'blue', seed: 123_456_789 };
  const code = codeOf(seed);
  expect(seedOf(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual({ ok: true, value: seed });
  expect(seedOf(code.replaceAll('-', ''))).toEqual({ ok: true, value: seed });
});

test('one wrong sign, or two neighbours exchanged, is found', () => {
  const sign = fc.integer({ min: 0, max: 8 });
  fc.assert(
    fc.property(seeds, sign, fc.integer({ min: 1, max: 30 }), (seed, at, by) => {
      const signs = codeOf(seed).replaceAll('-', '').split('');
      const all = '123456789ABCDEFGHJKMNPQRSTVWXYZ';
      const other = [...signs];
      other[at] = all[(all.indexOf(signs[at] ?? '') + by) % all.length] ?? '';
      expect(seedOf(other.join('')).ok).toBe(false);
    }),
  );
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 6 }), (seed, at) => {
      const signs = codeOf(seed).replaceAll('-', '').split('');
      const other = signs.with(at, signs[at + 1] ?? '').with(at + 1, signs[at] ?? '');
      if (other.join('') !== signs.join('')) expect(seedOf(other.join('')).ok).toBe(false);
    }),
  );
});

test('what is no code is told why', () => {
  expect(seedOf(' - ')).toEqual({ ok: false, error: 'empty' });
  expect(seedOf('ABC')).toEqual({ ok: false, error: 'length' });
  expect(seedOf('ABC-DEF-GHJK')).toEqual({ ok: false, error: 'length' });
  expect(seedOf('ABC-DEF-GHO')).toEqual({ ok: false, error: 'sign' });
  expect(seedOf('111-111-112')).toEqual({ ok: false, error: 'slip' });
});

test('a seed is drawn from nearly all that a code can carry', () => {
  expect(SEEDS).toBeGreaterThan(2 ** 37);
  const highest = drawSeed('words', 'red', (below) => below - 1).seed;
  expect(highest).toBeLessThan(SEEDS);
  expect(SEEDS - highest).toBeLessThanOrEqual(2 ** 16);
  expect(drawSeed('duo', 'blue', () => 0)).toEqual({ kind: 'duo', start: 'blue', seed: 0 });
});
