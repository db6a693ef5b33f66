import type { Person, Table } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { after, dealt, seated } from '../room/table.test-kit.ts';
import { mustAsk } from './must-ask.ts';

const people = seated(null, 'red.spymaster', 'red.operative', null);
const me = (table: Table, at: number): Person => {
  const person = table.people[at];
  if (person === undefined) throw new Error('nobody there');
  return person;
};

test('who comes late asks where the table says so, but the host and who has played', () => {
  const asking = dealt(people, 'versus', { 'late.players': 'ask' });
  expect([0, 2, 3].map((at) => mustAsk(asking, me(asking, at)))).toEqual([false, false, true]);
  const free = dealt(people);
  expect(mustAsk(free, me(free, 3))).toBe(false);
});

test('nobody asks once the game is over', () => {
  const over = after(dealt(people, 'versus', { 'late.players': 'ask' }), {
    type: 'gameEnded',
    winner: null,
    reason: 'abandoned',
    score: null,
    key: { kind: 'teams', cards: [] },
    intended: [],
    consultations: [],
  });
  expect(mustAsk(over, me(over, 3))).toBe(false);
});
