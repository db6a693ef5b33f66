import type { NextMove } from '@agent-double/bots';
import { evolve, personId, type GameEvent } from '@agent-double/rules';
import { beforeEach, expect, test } from 'vitest';
import { BUSY_MS, MAX_TRIES } from './bot-watch.ts';
import { CLUE, LONG, PACE, sceneAt, settle, WatchedBots } from './bot-watch.test-kit.ts';
import { dealtEvents } from './dealt.test-kit.ts';

let bots: WatchedBots;
beforeEach(() => {
  bots = new WatchedBots();
});

test('a computer player moves after a while, and says why for later', async () => {
  bots.watch.look(sceneAt(5));
  await bots.pass(100);
  expect(bots.orders).toEqual([]);
  await bots.pass(LONG);
  expect(bots.orders).toMatchObject([
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
  bots.answer = () => Promise.resolve(null);
  bots.watch.look(sceneAt(5));
  await bots.pass(LONG);
  const keys = bots.asked.map(({ person, key }) => [person.seat, key === null]);
  expect(keys).toContainEqual(['red.operative', true]);
  expect(keys).toContainEqual(['red.spymaster', false]);
});

test('nobody is bots.asked about the same table twice, nor at a table without computers', async () => {
  bots.answer = () => Promise.resolve(null);
  bots.watch.look(sceneAt(5));
  bots.watch.look(sceneAt(5));
  await bots.pass(LONG);
  expect(bots.asked).toHaveLength(2);
  await bots.pass(LONG);
  expect(bots.asked).toHaveLength(2);
  bots.watch.look(sceneAt(6, dealtEvents({ bots: false })));
  await bots.pass(LONG);
  expect(bots.asked).toHaveLength(2);
});

test('a move that is refused is tried a few times, then left', async () => {
  bots.refusal = 'clue/family';
  bots.watch.look(sceneAt(5));
  for (let times = 0; times < MAX_TRIES + 2; times += 1) await bots.pass(LONG);
  expect(bots.orders).toHaveLength(MAX_TRIES);
});

test('a mind that fails is logged and bots.asked again; the table goes on', async () => {
  bots.answer = () => Promise.reject(new Error('no thought'));
  bots.watch.look(sceneAt(5));
  for (let times = 0; times < MAX_TRIES + 2; times += 1) await bots.pass(LONG);
  expect(bots.lines).toHaveLength(MAX_TRIES);
  expect(bots.orders).toEqual([]);
  bots.answer = () => Promise.resolve(CLUE);
  bots.watch.look(sceneAt(6));
  await bots.pass(LONG);
  expect(bots.orders).toHaveLength(1);
});

test('a thought that ends because the server stops is no fault', async () => {
  let fail: (error: Error) => void = () => undefined;
  bots.answer = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  bots.watch.look(sceneAt(5));
  await bots.pass(LONG);
  bots.watch.stop();
  fail(new Error('no thought'));
  await settle();
  expect(bots.lines).toEqual([]);
});

test('what others do in private changes no pace, and is seen when the time has come', async () => {
  const before = sceneAt(5);
  bots.watch.look(before);
  await bots.pass(PACE / 2);
  const asks: GameEvent = {
    type: 'consultationAsked',
    ...{ team: 'blue', word: 'mer', number: 1, deadline: 9000 },
  };
  const after = { ...before, table: evolve(before.table, asks), seq: 6 };
  bots.watch.look(after);
  await bots.pass(PACE);
  expect(bots.orders).toMatchObject([{ scene: { seq: 6 } }]);
  expect(bots.orders[0]?.scene.table).toBe(after.table);
});

test('what all see starts the pace anew', async () => {
  const before = sceneAt(5);
  bots.watch.look(before);
  await bots.pass(PACE / 2);
  const renamed: GameEvent = { type: 'personRenamed', person: 'p1' as never, name: 'Ada' };
  bots.watch.look({ ...before, table: evolve(before.table, renamed), seq: 6 });
  await bots.pass(PACE / 2);
  expect(bots.orders).toEqual([]);
  await bots.pass(PACE);
  expect(bots.orders).toHaveLength(1);
});

test('a thought about a table that has changed meanwhile is dropped', async () => {
  let answered: (move: NextMove) => void = () => undefined;
  bots.answer = () =>
    new Promise((resolve) => {
      answered = resolve;
    });
  bots.watch.look(sceneAt(5));
  await bots.pass(LONG);
  bots.watch.look(sceneAt(6));
  answered(CLUE);
  await settle();
  expect(bots.orders).toEqual([]);
});

test('a computer that does not know the clue says so first, and then guesses', async () => {
  const guess: NextMove = {
    command: { type: 'guess', card: 3 },
    chosen: null,
    unknownClue: true,
    asked: null,
  };
  bots.answer = ({ person }) => Promise.resolve(person.seat === 'red.operative' ? guess : null);
  const given = [
    ...dealtEvents(),
    { type: 'clueGiven', team: 'red', word: 'xyzzy', number: 1 } as const,
  ];
  bots.watch.look(sceneAt(5, given));
  await bots.pass(LONG);
  expect(bots.orders.map(({ command }) => command)).toEqual([{ type: 'sayUnknown' }]);
  const robot = bots.orders[0]?.by.id ?? personId(1);
  bots.watch.look(sceneAt(6, [...given, { type: 'clueUnknown', person: robot, turn: 1 }]));
  await bots.pass(LONG);
  expect(bots.orders.at(-1)?.command).toEqual({ type: 'guess', card: 3 });
});

test('nobody moves after the watch has stopped', async () => {
  bots.watch.look(sceneAt(5));
  bots.watch.stop();
  await bots.pass(LONG);
  expect(bots.asked).toEqual([]);
});

test.each(['store/unavailable', 'room/busy'] as const)(
  'a move that the server could not take (%s) is tried until it can',
  async (code) => {
    bots.refusal = code;
    bots.watch.look(sceneAt(5));
    for (let times = 0; times < MAX_TRIES + 2; times += 1) await bots.pass(LONG);
    expect(bots.orders).toHaveLength(MAX_TRIES + 2);
    await bots.pass(BUSY_MS - 1);
    expect(bots.orders).toHaveLength(MAX_TRIES + 2);
    bots.refusal = null;
    await bots.pass(LONG);
    await bots.pass(LONG);
    expect(bots.orders).toHaveLength(MAX_TRIES + 3);
  },
);
