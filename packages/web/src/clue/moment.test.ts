import { expect, test } from 'vitest';
import { after, dealt, seated } from '../room/table.test-kit.ts';
import { isNobody, momentOf } from './moment.ts';

const people = seated('red.spymaster', 'red.operative', 'blue.spymaster', 'blue.operative');
const table = dealt(people);
const [me = null] = table.people;
const room = { code: 'bado' };

test('a clue is written at one turn of one game, by one person in one seat', () => {
  expect(momentOf({ room, table, me })).toEqual({
    room: 'bado',
    game: 1,
    turn: table.play?.turn,
    person: me?.id,
    seat: 'red.spymaster',
  });
});

test('there is no such moment once the clue is given, or before anything is dealt', () => {
  const given = after(table, {
    type: 'clueGiven',
    team: 'red',
    word: 'mer',
    number: 2,
  });
  expect(given.play?.phase.name).toBe('guess');
  expect(momentOf({ room, table: given, me })).toBeNull();
  expect(momentOf({ room, table: { ...table, play: null }, me })).toBeNull();
  expect(momentOf({ room, table, me: null })).toBeNull();
});

test('on one device, which others will hold, there never is', () => {
  expect(momentOf({ room: { code: '' }, table, me })).toBeNull();
});

test.each(['person/none', 'person/removed'] as const)(
  'nobody is before the screen that is told %s, nor before one that sees no place of its own',
  (code) => {
    expect(isNobody(me, { code })).toBe(true);
    expect(isNobody(null, null)).toBe(true);
    expect(isNobody(me, { code: 'server/stopping' })).toBe(false);
    expect(isNobody(undefined, null)).toBe(false);
  },
);
