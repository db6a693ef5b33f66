import { expect, test } from 'vitest';
import { EMPTY_TABLE, emptySeats, isRunning, personOf } from './table.ts';
import { after, duo, game, lobby } from './table.test-kit.ts';

test('[SEAT-6] the seats that play waits for are those of the game that runs', () => {
  expect(emptySeats(lobby().table)).toEqual([]);
  expect(emptySeats(game().table)).toEqual([]);
  const left = after(game(), 'blueSpy', { type: 'leave' });
  expect(emptySeats(left.table)).toEqual(['blue.spymaster']);
  expect(emptySeats(after(left, 'host', { type: 'abandon' }).table)).toEqual([]);
  const both = after(left, 'redSpy', { type: 'leave' });
  expect(emptySeats(both.table)).toEqual(['red.spymaster', 'blue.spymaster']);
  expect(emptySeats(after(duo(), 'sideB', { type: 'leaveSeat' }).table)).toEqual(['side.b']);
  const coop = game({ edition: 'table', mode: 'coop_record' });
  expect(emptySeats(after(coop, 'redSpy', { type: 'leave' }).table)).toEqual(['red.spymaster']);
});

test('[SETUP-5] a game runs from the deal to its end', () => {
  expect(isRunning(lobby().table)).toBe(false);
  expect(isRunning(game().table)).toBe(true);
  expect(isRunning(after(game(), 'host', { type: 'abandon' }).table)).toBe(false);
});

test('nobody is the server', () => {
  expect(personOf(game().table, null)).toBeNull();
});

test('a new table has nobody and nothing on it', () => {
  const { setup, ...rest } = EMPTY_TABLE;
  const lists = [setup.packs, ...Object.values(rest).filter(Array.isArray)];
  expect(lists).toHaveLength(9);
  expect(lists.flat()).toEqual([]);
});
