import { describe, expect, test } from 'vitest';
import { isAllowed, listedIn, unlicensed } from './licences.mjs';

test('an expression is allowed when one of its choices is, as a whole', () => {
  expect(isAllowed('MIT', 'runs')).toBe(true);
  expect(isAllowed('(GPL-3.0-only OR MIT)', 'runs')).toBe(true);
  expect(isAllowed('MIT AND GPL-3.0-only', 'runs')).toBe(false);
  expect(isAllowed('', 'makes data')).toBe(false);
});

test('what runs is held to more than what develops, and that to more than what makes data', () => {
  expect(isAllowed('MPL-2.0', 'runs')).toBe(false);
  expect(isAllowed('MPL-2.0', 'develops')).toBe(true);
  expect(isAllowed('LGPL-3.0-or-later', 'develops')).toBe(false);
  expect(isAllowed('LGPL-3.0-or-later', 'makes data')).toBe(true);
  expect(isAllowed('AGPL-3.0-only', 'makes data')).toBe(false);
});

test('the page lists a dependency a row, its licence last', () => {
  const page = [
    '| package | why | licence |',
    '| --- | --- | --- |',
    '| `ws` | sockets | MIT |',
    '| `@a/b` | fonts, `woff2` | OFL-1.1 |',
    'No row: `left-pad` | MIT |',
  ].join('\n');
  expect([...listedIn(page)]).toEqual([
    ['ws', 'MIT'],
    ['@a/b', 'OFL-1.1'],
  ]);
});

describe('packages held against the page', () => {
  /** @type {import('./licences.mjs').Package[]} */
  const packages = [
    { name: 'ws', licence: 'MIT', use: 'runs' },
    { name: 'inner', licence: 'ISC', use: 'runs' },
  ];
  const direct = new Map([['ws', '8.0.0']]);
  const listed = new Map([['ws', 'MIT']]);

  test('agree', () => {
    expect(unlicensed(packages, direct, listed)).toEqual([]);
  });

  test('disagree on a licence, on what is missing, and on what is no more', () => {
    expect(unlicensed(packages, direct, new Map([['ws', 'ISC']]))).toEqual([
      'ws: the page says ISC, the package MIT',
    ]);
    expect(unlicensed(packages, direct, new Map())).toEqual([
      'ws: the page does not say why it is here',
    ]);
    expect(unlicensed(packages, direct, new Map([...listed, ['inner', 'ISC']]))).toEqual([
      'inner: the page lists it, nothing asks for it',
    ]);
  });

  test('name a licence that is not allowed, though nobody asked for the package', () => {
    const copyleft = { name: 'deep', licence: 'GPL-3.0-only', use: /** @type {const} */ ('runs') };
    expect(unlicensed([...packages, copyleft], direct, listed)).toEqual([
      'deep: GPL-3.0-only is not allowed for what runs',
    ]);
  });

  test('name a version that is not one', () => {
    expect(unlicensed(packages, new Map([['ws', '^8.0.0']]), listed)).toEqual([
      'ws: ^8.0.0 is not one exact version',
    ]);
  });
});
