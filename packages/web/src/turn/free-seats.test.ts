import { expect, test } from 'vitest';
import { dealt, seated } from '../room/table.test-kit.ts';
import { freeSeats } from './free-seats.ts';

const FOUR = seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative');

test('a late guest may guess for either team', () => {
  const table = dealt([...FOUR, ...seated(null)]);
  expect(freeSeats(table, table.people[4] ?? null)).toEqual(['red.operative', 'blue.operative']);
});

test('a gap is offered to whoever has no seat', () => {
  const table = dealt(seated('red.spymaster', 'red.operative', 'blue.operative', null));
  expect(freeSeats(table, table.people[3] ?? null)).toContain('blue.spymaster');
});

test('whoever has seen the key may not guess in this game', () => {
  const [first, ...others] = dealt(FOUR).people;
  if (first === undefined) throw new Error('nobody sits there');
  const table = { ...dealt(FOUR), people: [{ ...first, seat: null }, ...others] };
  expect(freeSeats(table, table.people[0] ?? null)).toEqual(['red.spymaster']);
});

test('a guesser may stand in for the clue-giver, unless nobody else guesses', () => {
  const pair = dealt(seated('red.operative', 'red.operative', 'blue.spymaster', 'blue.operative'));
  expect(freeSeats(pair, pair.people[0] ?? null)).toEqual(['red.spymaster']);
  const single = dealt(seated('red.operative', 'blue.spymaster', 'blue.operative'));
  expect(freeSeats(single, single.people[0] ?? null)).toEqual([]);
});

test('nothing is offered when nobody is missing', () => {
  const table = dealt(FOUR);
  expect(freeSeats(table, table.people[1] ?? null)).toEqual([]);
});
