import { personId, type GameEvent, type PersonId } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { after, dealt, seated } from '../room/table.test-kit.ts';
import { awaitedInVain } from './away.ts';

const SEATS = [
  ...(['red.spymaster', 'red.operative', 'blue.spymaster'] as const),
  ...(['blue.operative', 'red.operative'] as const),
];
const clue: GameEvent = { type: 'clueGiven', team: 'red', word: 'x', number: 1 };
const table = dealt(seated(...SEATS));
const ids = table.people.map(({ id }) => id);
const but = (...away: readonly number[]): readonly PersonId[] =>
  ids.filter((id) => !away.map(personId).includes(id));
const vain = (at: typeof table, present: readonly PersonId[]): readonly PersonId[] =>
  awaitedInVain(at, present).map(({ id }) => id);

test('a clue-giver who is awaited and not there is named', () => {
  expect(vain(table, but(1))).toEqual([personId(1)]);
  expect(vain(table, but(2, 3, 4))).toEqual([]);
});

test('guessers are, once none of them is there', () => {
  const guessing = after(table, clue);
  expect(vain(guessing, but(1, 2))).toEqual([]);
  expect(vain(guessing, but(2, 5))).toEqual([personId(2), personId(5)]);
});

test('nobody is while something else holds the game up', () => {
  const guessing = after(table, clue);
  const contested = after(guessing, { type: 'objectionRaised', by: personId(4), deadline: 30 });
  expect(vain(contested, but(2, 5))).toEqual([]);
  const paused = after(
    guessing,
    { type: 'clockStarted', deadline: 90 },
    { type: 'clockPaused', left: 60, waits: false },
  );
  expect(vain(paused, but(2, 5))).toEqual([]);
  const left = after(table, { type: 'personLeft', person: personId(3), removed: false });
  expect(vain(left, but(1))).toEqual([]);
  expect(vain({ ...table, play: null }, but(1))).toEqual([]);
});
