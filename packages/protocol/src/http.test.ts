import { expect, test } from 'vitest';
import { parseCreateRoom, parseJoinRoom } from './http.ts';
import { MAX_TEXT_LENGTH } from './limits.ts';

test('a wish for a room says its language and a name', () => {
  const wish = { language: 'fr', name: 'Zoé' };
  expect(parseCreateRoom(wish)).toEqual(wish);
  expect(parseJoinRoom({ name: 'Zoé' })).toEqual({ name: 'Zoé' });
});

test.each([undefined, null, 3, 'Zoé', [], {}, { name: 3 }, { name: 'Zoé', more: 1 }])(
  '%j is no wish',
  (body) => {
    expect(parseJoinRoom(body)).toBeNull();
    expect(parseCreateRoom(body)).toBeNull();
  },
);

test('a name has a bound', () => {
  const named = (length: number): object => ({ name: 'x'.repeat(length) });
  expect(parseJoinRoom(named(MAX_TEXT_LENGTH))).not.toBeNull();
  expect(parseJoinRoom(named(MAX_TEXT_LENGTH + 1))).toBeNull();
  expect(parseCreateRoom({ language: 'fr', ...named(MAX_TEXT_LENGTH + 1) })).toBeNull();
});
