import { describe, expect, test } from 'vitest';
import { carriedIds, definedIds, mismatches } from './rule-ids.mjs';

test('a rule is defined where its number begins a row, a heading, an item or a paragraph', () => {
  const markdown = [
    '# RULES-1 is the title of the page, no rule',
    '| id | rule |',
    '| --- | --- |',
    '| CLUE-1 | one word and a number |',
    '| **CLUE-2** | as CLUE-9 says |',
    '| `CLUE-3` | … |',
    '### TURN-1 Guessing',
    '- **TURN-2**: the turn ends',
    '* TURN-3 the turn ends, see TURN-8',
    '**DEAL-1.** Twenty-five words.',
    'DEAL-2: nine, eight, seven, one.',
    'What DEAL-7 says holds.',
  ].join('\n');
  const expected = ['CLUE-1', 'CLUE-2', 'CLUE-3', 'TURN-1', 'TURN-2', 'TURN-3', 'DEAL-1', 'DEAL-2'];
  expect(definedIds(markdown)).toEqual(expected);
});

test('a title carries the numbers that it has in square brackets', () => {
  expect(carriedIds('[CLUE-1] a clue')).toEqual(['CLUE-1']);
  expect(carriedIds('[CLUE-1, TURN-12] a clue [DEAL-2]')).toEqual(['CLUE-1', 'TURN-12', 'DEAL-2']);
  expect(carriedIds('CLUE-1 [clue-1] [CLUE] [1]')).toEqual([]);
});

describe('rules held against tests', () => {
  const titles = (/** @type {string[]} */ ...list) => new Map([['a.test.ts', list]]);

  test('agree when each has the other', () => {
    expect(mismatches(['A-1', 'A-2'], titles('[A-1] x', '[A-1, A-2] y', 'z'))).toEqual([]);
  });

  test('disagree on a rule that no test names', () => {
    expect(mismatches(['A-1', 'A-2'], titles('[A-1] x'))).toEqual(['no test carries [A-2]']);
  });

  test('disagree on a test that names no rule, told once a file', () => {
    expect(mismatches(['A-1'], titles('[A-1] x', '[A-3] y', '[A-3] z'))).toEqual([
      'a.test.ts: a title carries [A-3], which is no rule',
    ]);
  });

  test('disagree on a number given twice, and where there is no rule at all', () => {
    expect(mismatches(['A-1', 'A-1'], titles('[A-1] x'))).toEqual(['A-1 is defined twice']);
    expect(mismatches([], titles('x'))).toEqual(['no rule is defined']);
  });
});
