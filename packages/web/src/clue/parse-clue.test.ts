import { expect, test } from 'vitest';
import { parseClue } from './parse-clue.ts';

test.each([
  ['Fruit 3', 'Fruit', 3],
  ['  fruit   3 ', 'fruit', 3],
  ['fruit: 3', 'fruit', 3],
  ['fruit, 12', 'fruit', 12],
  ['fruit (2)', 'fruit', 2],
  ['fruit 0', 'fruit', 0],
  ['fruit 100', 'fruit', 100],
  ['fruit ∞', 'fruit', 'unlimited'],
  ['fruit illimité', 'fruit', 'unlimited'],
  ['arc-en-ciel 2', 'arc-en-ciel', 2],
  ['pomme de terre 2', 'pomme de terre', 2],
  ['8 2', '8', 2],
])('%j is the clue %j for %j', (typed, word, number) => {
  expect(parseClue(typed)).toEqual({ word, number });
});

test.each([
  ['fruit', 'fruit'],
  ['mi-3', 'mi-3'],
  ['U2', 'U2'],
  ['fruit 1234', 'fruit 1234'],
  ['fruit 2,5', 'fruit 2,5'],
  ['', ''],
])('%j has no number', (typed, word) => {
  expect(parseClue(typed)).toEqual({ word, number: null });
});

test('a lone number waits for its word', () => {
  expect(parseClue('3')).toEqual({ word: '', number: 3 });
});
