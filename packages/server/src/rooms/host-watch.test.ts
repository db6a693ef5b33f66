import {
  EMPTY_TABLE,
  evolve,
  type GameEvent,
  type PersonId,
  type Table,
} from '@agent-double/rules';
import { beforeEach, expect, test } from 'vitest';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import { HOST_AWAY_SECONDS, HostWatch } from './host-watch.ts';

const id = (number: number): PersonId => `p${number}` as PersonId;
const joined = (number: number, bot: 1 | null = null): GameEvent => ({
  type: 'personJoined',
  person: id(number),
  name: `N${number}`,
  bot,
});
const TABLE: Table = [
  joined(1),
  joined(2),
  joined(3, 1),
  joined(4),
  { type: 'hostPassed', person: id(2) } as const,
].reduce(evolve, EMPTY_TABLE);

let around: FakeSurroundings;
let passed: PersonId[];
let watch: HostWatch;
let here: Set<PersonId>;
beforeEach(() => {
  around = new FakeSurroundings();
  passed = [];
  here = new Set();
  watch = new HostWatch(around, (heir) => passed.push(heir));
});
const look = (table = TABLE): void => {
  watch.look(table, (person) => here.has(person));
};
const AWAY_MS = HOST_AWAY_SECONDS * 1000;

test('the role goes to the next person who is there, after two minutes and not before', () => {
  here = new Set([id(1), id(3), id(4)]);
  look();
  around.pass(AWAY_MS - 1);
  expect(passed).toEqual([]);
  around.pass(1);
  expect(passed).toEqual([id(4)]);
});

test('after the last person it goes round to the first', () => {
  here = new Set([id(1)]);
  look();
  around.pass(AWAY_MS);
  expect(passed).toEqual([id(1)]);
});

test('a host who comes back in time keeps it, and starts anew the next time', () => {
  here = new Set([id(1)]);
  look();
  around.pass(AWAY_MS - 1);
  here.add(id(2));
  look();
  expect(around.waiting).toBe(0);
  here.delete(id(2));
  look();
  around.pass(AWAY_MS - 1);
  expect(passed).toEqual([]);
});

test('other people’s coming and going does not prolong it', () => {
  look();
  around.pass(AWAY_MS / 2);
  here.add(id(4));
  look();
  around.pass(AWAY_MS / 2);
  expect(passed).toEqual([id(4)]);
});

test('where nobody is there, the first who comes gets it', () => {
  look();
  around.pass(10 * AWAY_MS);
  expect(passed).toEqual([]);
  here.add(id(1));
  look();
  expect(passed).toEqual([id(1)]);
});

test('a computer player never gets it', () => {
  here = new Set([id(3)]);
  look();
  around.pass(AWAY_MS);
  expect(passed).toEqual([]);
});
