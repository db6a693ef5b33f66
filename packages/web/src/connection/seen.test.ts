import { EMPTY_TABLE, personId, type GameEvent } from '@agent-double/rules';
import { expect, test } from 'vitest';
import { told, welcomed, type Seen } from './seen.ts';

const joined = (number: number): GameEvent => ({
  type: 'personJoined',
  person: personId(number),
  name: `Agent ${number}`,
  bot: null,
});

const seen: Seen = welcomed(
  {
    type: 'welcome',
    protocol: 1,
    room: 'bado-lime-tarisu',
    person: personId(1),
    stream: 's',
    seq: 4,
    now: 10_000,
    table: EMPTY_TABLE,
    key: null,
    present: [],
  },
  9_000,
);

const names = (after: Seen | undefined) => after?.table.people.map((person) => person.name);

test('the server’s clock is kept as a difference', () => {
  expect(seen.ahead).toBe(1000);
});

test('events are folded with the rules and counted', () => {
  const after = told(seen, { type: 'events', seq: 5, events: [joined(1), joined(2)] });
  expect(names(after?.seen)).toEqual(['Agent 1', 'Agent 2']);
  expect(after?.seen.seq).toBe(6);
});

test('events told twice count once', () => {
  const first = told(seen, { type: 'events', seq: 5, events: [joined(1)] });
  const after = told(first?.seen ?? seen, {
    type: 'events',
    seq: 5,
    events: [joined(1), joined(2)],
  });
  expect(after?.fresh).toEqual([joined(2)]);
  expect(names(after?.seen)).toEqual(['Agent 1', 'Agent 2']);
});

test('a gap in the numbers is noticed', () => {
  expect(told(seen, { type: 'events', seq: 6, events: [joined(1)] })).toBeNull();
});

test('a key that comes with the stream is kept apart from the table', () => {
  const cards = ['red', 'blue'] as const;
  const after = told(seen, { type: 'events', seq: 5, events: [{ type: 'keyDealt', cards }] });
  expect(after?.seen.key).toEqual({ kind: 'teams', cards });
});
