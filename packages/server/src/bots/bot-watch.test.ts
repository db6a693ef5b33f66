import type { NextMove } from '@agent-double/bots';
import { EMPTY_TABLE, evolve, type GameEvent, type Table } from '@agent-double/rules';
import { beforeEach, expect, test } from 'vitest';
import { dealtEvents } from './dealt.test-kit.ts';
import { keptLog } from '../rooms/rooms.test-kit.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import type { BotMind, Question } from './bot-mind.ts';
import { BotWatch, MAX_TRIES, type BotOrder, type Scene } from './bot-watch.ts';

const PACE = 1000;
const LONG = 10_000;
const CLUE: NextMove = {
  command: { type: 'giveClue', word: 'mer', number: 1 },
  chosen: {
    clue: 'mer',
    number: 1,
    intended: [],
    reasons: {
      links: [],
      danger: { word: 'bateau', role: 'opponent', related: 0.4 },
      rejected: { clue: 'plage', near: { word: 'sable', role: 'assassin', related: 0.5 } },
    },
  },
  unknownClue: false,
};

let surroundings: FakeSurroundings;
let asked: Question[];
let orders: BotOrder[];
let answer: (question: Question) => Promise<NextMove | null>;
let accepts: boolean;
let watch: BotWatch;
let lines: readonly unknown[];

const mind: BotMind = {
  next: (question) => {
    asked.push(question);
    return answer(question);
  },
  close: () => Promise.resolve(),
};
const table = (events: readonly GameEvent[]): Table => events.reduce(evolve, EMPTY_TABLE);
const scene = (seq: number, events = dealtEvents()): Scene => ({
  table: table(events),
  key: { kind: 'teams', cards: [] },
  seq,
});
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const pass = async (ms: number): Promise<void> => {
  surroundings.pass(ms);
  await settle();
};

beforeEach(() => {
  surroundings = new FakeSurroundings();
  [asked, orders, accepts] = [[], [], true];
  answer = ({ person }) => Promise.resolve(person.seat === 'red.spymaster' ? CLUE : null);
  const kept = keptLog();
  lines = kept.lines;
  watch = new BotWatch({ surroundings, mind, pace: PACE, log: kept.log }, (order) => {
    orders.push(order);
    return Promise.resolve(accepts);
  });
});

test('a computer player moves after a while, and says why for later', async () => {
  watch.look(scene(5));
  await pass(100);
  expect(orders).toEqual([]);
  await pass(LONG);
  expect(orders).toMatchObject([
    {
      by: { seat: 'red.spymaster' },
      command: {
        word: 'mer',
        thoughts: { danger: 'bateau', rejected: { clue: 'plage', near: 'sable' } },
      },
    },
  ]);
});

test('each sees its own view: no key where the seat has none', async () => {
  answer = () => Promise.resolve(null);
  watch.look(scene(5));
  await pass(LONG);
  const keys = asked.map(({ person, key }) => [person.seat, key === null]);
  expect(keys).toContainEqual(['red.operative', true]);
  expect(keys).toContainEqual(['red.spymaster', false]);
});

test('nobody is asked about the same table twice, nor at a table without computers', async () => {
  answer = () => Promise.resolve(null);
  watch.look(scene(5));
  watch.look(scene(5));
  await pass(LONG);
  expect(asked).toHaveLength(2);
  await pass(LONG);
  expect(asked).toHaveLength(2);
  watch.look(scene(6, dealtEvents({ bots: false })));
  await pass(LONG);
  expect(asked).toHaveLength(2);
});

test('a move that is refused is tried a few times, then left', async () => {
  accepts = false;
  watch.look(scene(5));
  for (let times = 0; times < MAX_TRIES + 2; times += 1) await pass(LONG);
  expect(orders).toHaveLength(MAX_TRIES);
});

test('a mind that fails is logged and asked again; the table goes on', async () => {
  answer = () => Promise.reject(new Error('no thought'));
  watch.look(scene(5));
  for (let times = 0; times < MAX_TRIES + 2; times += 1) await pass(LONG);
  expect(lines).toHaveLength(MAX_TRIES);
  expect(orders).toEqual([]);
  answer = () => Promise.resolve(CLUE);
  watch.look(scene(6));
  await pass(LONG);
  expect(orders).toHaveLength(1);
});

test('what others do in private changes no pace, and is seen when the time has come', async () => {
  const before = scene(5);
  watch.look(before);
  await pass(PACE / 2);
  const asks: GameEvent = {
    type: 'consultationAsked',
    ...{ team: 'blue', word: 'mer', number: 1, deadline: 9000 },
  };
  const after = { ...before, table: evolve(before.table, asks), seq: 6 };
  watch.look(after);
  await pass(PACE);
  expect(orders).toMatchObject([{ scene: { seq: 6 } }]);
  expect(orders[0]?.scene.table).toBe(after.table);
});

test('what all see starts the pace anew', async () => {
  const before = scene(5);
  watch.look(before);
  await pass(PACE / 2);
  const renamed: GameEvent = { type: 'personRenamed', person: 'p1' as never, name: 'Ada' };
  watch.look({ ...before, table: evolve(before.table, renamed), seq: 6 });
  await pass(PACE / 2);
  expect(orders).toEqual([]);
  await pass(PACE);
  expect(orders).toHaveLength(1);
});

test('a thought about a table that has changed meanwhile is dropped', async () => {
  let answered: (move: NextMove) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      answered = resolve;
    });
  watch.look(scene(5));
  await pass(LONG);
  watch.look(scene(6));
  answered(CLUE);
  await settle();
  expect(orders).toEqual([]);
});

test('nobody moves after the watch has stopped', async () => {
  watch.look(scene(5));
  watch.stop();
  await pass(LONG);
  expect(asked).toEqual([]);
});
