import { ANSWER_LIMIT, readMove, type Asked, type NextMove } from '@agent-double/bots';
import {
  EMPTY_TABLE,
  evolve,
  personId,
  type GameEvent,
  type PersonId,
  type Table,
} from '@agent-double/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { dealtEvents } from './dealt.test-kit.ts';
import { keptLog } from '../rooms/rooms.test-kit.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import type { BotMind, Question } from './bot-mind.ts';
import { PROGRAM_SECONDS, ProgramPlayer } from './program-player.ts';
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
  asked: null,
};

let surroundings: FakeSurroundings;
let asked: Question[];
let orders: BotOrder[];
let answer: (question: Question) => Promise<NextMove | null>;
let accepts: boolean;
let watch: BotWatch;
let lines: readonly unknown[];
let programs: Map<PersonId, ProgramPlayer | 'elsewhere' | 'away'>;
let stoodIn: string[];

const mind: BotMind = {
  next: (question) => {
    asked.push(question);
    return answer(question);
  },
  lookBack: () => Promise.resolve(null),
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
  programs = new Map();
  stoodIn = [];
  watch = new BotWatch(
    { surroundings, mind, pace: PACE, log: kept.log },
    (order) => {
      orders.push(order);
      return Promise.resolve(accepts);
    },
    {
      programOf: (person) => programs.get(person) ?? null,
      sayStoodIn: (_, { code }) => stoodIn.push(code),
    },
  );
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

test('a computer that does not know the clue says so first, and then guesses', async () => {
  const guess: NextMove = {
    command: { type: 'guess', card: 3 },
    chosen: null,
    unknownClue: true,
    asked: null,
  };
  answer = ({ person }) => Promise.resolve(person.seat === 'red.operative' ? guess : null);
  const given = [
    ...dealtEvents(),
    { type: 'clueGiven', team: 'red', word: 'xyzzy', number: 1 } as const,
  ];
  watch.look(scene(5, given));
  await pass(LONG);
  expect(orders.map(({ command }) => command)).toEqual([{ type: 'sayUnknown' }]);
  const robot = orders[0]?.by.id ?? personId(1);
  watch.look(scene(6, [...given, { type: 'clueUnknown', person: robot, turn: 1 }]));
  await pass(LONG);
  expect(orders.at(-1)?.command).toEqual({ type: 'guess', card: 3 });
});

test('nobody moves after the watch has stopped', async () => {
  watch.look(scene(5));
  watch.stop();
  await pass(LONG);
  expect(asked).toEqual([]);
});

describe('a computer whose moves a program makes', () => {
  const asked: Asked = {
    ask: 'clue',
    cards: [{ word: 'mota', role: 'own' }],
    ...{ said: [], earlier: [], most: 9 },
  };
  const good = (id: number): string => JSON.stringify({ id, clue: 'océan', number: 1 });
  let questions: string[];
  let late: number;
  let program: ProgramPlayer;
  let giver: PersonId;

  beforeEach(async () => {
    answer = ({ person }) =>
      Promise.resolve(person.seat === 'red.spymaster' ? { ...CLUE, asked } : null);
    questions = [];
    late = 0;
    const wire = {
      send: (line: string) => questions.push(line),
      late: () => {
        late += 1;
      },
    };
    program = new ProgramPlayer(wire, surroundings, readMove);
    giver = table(dealtEvents()).people.find(({ seat }) => seat === 'red.spymaster')!.id;
    programs.set(giver, program);
    watch.look(scene(5));
    await pass(LONG / 2);
  });

  const commands = (): readonly BotOrder['command'][] => orders.map(({ command }) => command);

  test('is asked what its seat sees, and its answer is the move', async () => {
    expect(questions.map((line) => JSON.parse(line) as unknown)).toEqual([
      { id: 1, language: 'fr', ...asked },
    ]);
    program.hear(good(1));
    await settle();
    expect(commands()).toEqual([{ type: 'giveClue', word: 'océan', number: 1, intended: [] }]);
    expect(stoodIn).toEqual([]);
  });

  test('answers another question: that is passed over', async () => {
    program.hear(good(7));
    await settle();
    expect(orders).toEqual([]);
    program.hear(good(1));
    await settle();
    expect(orders).toHaveLength(1);
  });

  test.each([
    ['rubbish', () => program.hear('rubbish'), 'program/bad-answer'],
    ['nothing more, being gone', () => program.end(), 'program/ended'],
  ])('answers %s: the computer moves, and everybody is told why', async (_, say, code) => {
    say();
    await settle();
    expect(stoodIn).toEqual([code]);
    expect(commands()).toMatchObject([{ type: 'giveClue', word: 'mer' }]);
  });

  test('never answers: it is waited for so long, then sent away', async () => {
    await pass(PROGRAM_SECONDS * 1000 - 1);
    expect(orders).toEqual([]);
    await pass(1);
    expect([late, stoodIn]).toEqual([1, ['program/too-late']]);
    expect(commands()).toMatchObject([{ type: 'giveClue', word: 'mer' }]);
  });

  test('is refused: the computer moves in its place', async () => {
    accepts = false;
    program.hear(good(1));
    await settle();
    expect(stoodIn).toEqual(['program/refused']);
    expect(commands()).toMatchObject([{ word: 'océan' }, { word: 'mer' }]);
  });

  test('is away: that is said once until it is back', async () => {
    programs.set(giver, 'away');
    for (const seq of [6, 7]) {
      watch.look(scene(seq));
      await pass(LONG);
    }
    expect(stoodIn).toEqual(['program/ended']);
    expect(commands()).toMatchObject([{ word: 'mer' }, { word: 'mer' }]);
  });

  test('is asked by the server that it is connected to, and by no other', async () => {
    programs.set(giver, 'elsewhere');
    watch.look(scene(6));
    await pass(LONG);
    expect([orders, stoodIn]).toEqual([[], []]);
    programs.set(giver, 'away');
    watch.look(scene(6));
    await pass(LONG);
    expect(commands()).toMatchObject([{ word: 'mer' }]);
  });

  test('answers about a table that has changed meanwhile: nothing happens', async () => {
    watch.look(scene(6, dealtEvents({ bots: false })));
    program.hear(good(1));
    await settle();
    expect([orders, stoodIn]).toEqual([[], []]);
  });
});

test('a program may take as long here as in the arena', () => {
  expect(PROGRAM_SECONDS * 1000).toBe(ANSWER_LIMIT);
});
