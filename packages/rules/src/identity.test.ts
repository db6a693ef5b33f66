import { expect, test } from 'vitest';
import { cardAt } from './identity.ts';

test.each([0, 24])('[GUESS-12] %s is a card of a board of 25', (card) => {
  expect(cardAt(card, 25)).toBe(card);
});

test.each([-1, 25, 1e9, 1.5, Number.NaN, '1', null, undefined])('[GUESS-12] %s is none', (card) => {
  expect(cardAt(card, 25)).toBeNull();
});
