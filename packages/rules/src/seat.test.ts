import { expect, test } from 'vitest';
import { seatsOf } from './mode.ts';
import {
  guessesFor,
  isSingle,
  operativeSeat,
  partner,
  seatSide,
  SEATS,
  seatTeam,
  sideSeat,
  spymasterSeat,
  spymasterTeam,
} from './seat.ts';

test('[SEAT-1] the spymaster’s seats alone are for one person', () => {
  expect(SEATS.filter(isSingle)).toEqual(['red.spymaster', 'blue.spymaster']);
  expect(SEATS.map(spymasterTeam).filter((team) => team !== null)).toEqual(['red', 'blue']);
  expect(spymasterTeam(null)).toBeNull();
  expect(spymasterSeat('blue')).toBe('blue.spymaster');
});

test('[SHARED-1] the shared operative guesses for both teams and belongs to neither', () => {
  expect(guessesFor('shared.operative', 'red')).toBe(true);
  expect(guessesFor('shared.operative', 'blue')).toBe(true);
  expect(seatTeam('shared.operative')).toBeNull();
});

test('[GUESS-14] operatives guess for their own team', () => {
  expect(guessesFor(operativeSeat('red'), 'red')).toBe(true);
  expect(guessesFor('red.operative', 'blue')).toBe(false);
  expect(guessesFor('red.spymaster', 'red')).toBe(false);
  expect(guessesFor(null, 'red')).toBe(false);
  expect(SEATS.map(seatTeam)).toEqual(['red', 'red', 'blue', 'blue', null, null, null]);
});

test('[DUO-2] the two sides of Duo are partners', () => {
  expect(partner('a')).toBe('b');
  expect(partner('b')).toBe('a');
  expect(seatSide('side.a')).toBe('a');
  expect(seatSide('side.b')).toBe('b');
  expect(seatSide('red.operative')).toBeNull();
  expect(sideSeat('b')).toBe('side.b');
});

test('[SEAT-3] each mode has its seats', () => {
  expect(seatsOf('versus', 'red')).toHaveLength(4);
  expect(seatsOf('coop_sim', 'blue')).toEqual(['blue.spymaster', 'blue.operative']);
  expect(seatsOf('coop_record', 'red')).toEqual(['red.spymaster', 'red.operative']);
  expect(seatsOf('three_shared', 'red')).toEqual([
    'red.spymaster',
    'blue.spymaster',
    'shared.operative',
  ]);
  expect(seatsOf('duo', 'red')).toEqual(['side.a', 'side.b']);
});
