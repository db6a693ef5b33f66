import { ANSWER_LIMIT, readMove, type Asked } from '@agent-double/bots';
import type { PersonId } from '@agent-double/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_DROPS } from './bot-watch.ts';
import { CLUE, LONG, sceneAt, settle, tableOf, WatchedBots } from './bot-watch.test-kit.ts';
import { dealtEvents } from './dealt.test-kit.ts';
import { PROGRAM_SECONDS, ProgramPlayer } from './program-player.ts';

let bots: WatchedBots;
beforeEach(() => {
  bots = new WatchedBots();
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

  const connect = (): ProgramPlayer =>
    new ProgramPlayer(
      {
        send: (line: string) => questions.push(line),
        late: () => {
          late += 1;
        },
      },
      bots.surroundings,
      readMove,
    );

  beforeEach(async () => {
    bots.answer = ({ person }) =>
      Promise.resolve(person.seat === 'red.spymaster' ? { ...CLUE, asked } : null);
    questions = [];
    late = 0;
    program = connect();
    giver = tableOf(dealtEvents()).people.find(({ seat }) => seat === 'red.spymaster')!.id;
    bots.programs.set(giver, program);
    bots.watch.look(sceneAt(5));
    await bots.pass(LONG / 2);
  });

  test('is asked what its seat sees, and its answer is the move', async () => {
    expect(questions.map((line) => JSON.parse(line) as unknown)).toEqual([
      { id: 1, language: 'fr', ...asked },
    ]);
    program.hear(good(1));
    await settle();
    expect(bots.commands).toEqual([{ type: 'giveClue', word: 'océan', number: 1, intended: [] }]);
    expect(bots.stoodIn).toEqual([]);
  });

  test('answers another question: that is passed over', async () => {
    program.hear(good(7));
    await settle();
    expect(bots.orders).toEqual([]);
    program.hear(good(1));
    await settle();
    expect(bots.orders).toHaveLength(1);
  });

  test.each([
    ['rubbish', () => program.hear('rubbish'), 'program/bad-answer'],
    ['nothing more, being gone', () => program.end(), 'program/ended'],
  ])('answers %s: the computer moves, and everybody is told why', async (_, say, code) => {
    say();
    await settle();
    expect(bots.stoodIn).toEqual([code]);
    expect(bots.commands).toMatchObject([{ type: 'giveClue', word: 'mer' }]);
  });

  test('never answers: it is waited for so long, then sent away', async () => {
    await bots.pass(PROGRAM_SECONDS * 1000 - 1);
    expect(bots.orders).toEqual([]);
    await bots.pass(1);
    expect([late, bots.stoodIn]).toEqual([1, ['program/too-late']]);
    expect(bots.commands).toMatchObject([{ type: 'giveClue', word: 'mer' }]);
  });

  test('is refused: the computer moves in its place', async () => {
    bots.refusal = 'clue/family';
    program.hear(good(1));
    await settle();
    expect(bots.stoodIn).toEqual(['program/refused']);
    expect(bots.commands).toMatchObject([{ word: 'océan' }, { word: 'mer' }]);
  });

  test.each(['store/unavailable', 'room/busy'] as const)(
    'meets a server that can’t take its move (%s): it is asked again, and blamed for nothing',
    async (code) => {
      bots.refusal = code;
      program.hear(good(1));
      await settle();
      expect([bots.stoodIn, bots.orders.length]).toEqual([[], 1]);
      bots.refusal = null;
      await bots.pass(LONG / 2);
      program.hear(good(2));
      await settle();
      expect(bots.commands).toMatchObject([{ word: 'océan' }, { word: 'océan' }]);
      expect(bots.stoodIn).toEqual([]);
    },
  );

  test('meets a bug of the server: the computer moves, and that is what is said', async () => {
    bots.refusal = 'server/error';
    program.hear(good(1));
    await settle();
    expect(bots.stoodIn).toEqual(['server/error']);
  });

  describe('goes whenever it is asked, and comes back', () => {
    const go = async (): Promise<void> => {
      program.end();
      bots.programs.set(giver, 'away');
      bots.watch.look(sceneAt(5));
      await settle();
    };
    const comeBack = async (): Promise<void> => {
      program = connect();
      bots.programs.set(giver, program);
      bots.watch.look(sceneAt(5));
      await bots.pass(LONG / 2);
    };

    test('it is asked so many times, then the computer moves', async () => {
      for (let drops = 1; drops < MAX_DROPS; drops += 1) {
        await go();
        await comeBack();
      }
      expect([questions.length, bots.orders.length]).toEqual([MAX_DROPS, 0]);
      await go();
      expect(bots.commands).toMatchObject([{ word: 'mer' }]);
      expect(bots.stoodIn).toEqual(['program/ended']);
    });

    test('between two questions: the computer does not wait for it for ever', async () => {
      for (let drops = 0; drops < MAX_DROPS; drops += 1) {
        await go();
        program = connect();
        bots.programs.set(giver, program);
        bots.watch.look(sceneAt(5));
        await bots.pass(1);
      }
      await bots.pass(LONG);
      expect(questions).toHaveLength(1);
      expect(bots.commands).toMatchObject([{ word: 'mer' }]);
    });

    test('by way of another server: the computer moves all the same', async () => {
      for (let drops = 0; drops < MAX_DROPS; drops += 1) {
        for (const place of ['elsewhere', 'away'] as const) {
          bots.programs.set(giver, place);
          bots.watch.look(sceneAt(5));
          await bots.pass(1);
        }
      }
      bots.programs.set(giver, 'elsewhere');
      bots.watch.look(sceneAt(5));
      await bots.pass(LONG);
      expect(bots.commands).toMatchObject([{ word: 'mer' }]);
    });

    test('it is asked again once the table has changed', async () => {
      for (let drops = 1; drops < MAX_DROPS; drops += 1) {
        await go();
        await comeBack();
      }
      await go();
      await comeBack();
      const before = questions.length;
      bots.watch.look(sceneAt(6));
      await bots.pass(LONG / 2);
      expect(questions.length).toBe(before + 1);
    });
  });

  test('is away: that is said once until it is back', async () => {
    bots.programs.set(giver, 'away');
    for (const seq of [6, 7]) {
      bots.watch.look(sceneAt(seq));
      await bots.pass(LONG);
    }
    expect(bots.stoodIn).toEqual(['program/ended']);
    expect(bots.commands).toMatchObject([{ word: 'mer' }, { word: 'mer' }]);
  });

  test('is asked by the server that it is connected to, and by no other', async () => {
    bots.programs.set(giver, 'elsewhere');
    bots.watch.look(sceneAt(6));
    await bots.pass(LONG);
    expect([bots.orders, bots.stoodIn]).toEqual([[], []]);
    bots.programs.set(giver, 'away');
    bots.watch.look(sceneAt(6));
    await bots.pass(LONG);
    expect(bots.commands).toMatchObject([{ word: 'mer' }]);
  });

  test('answers about a table that has changed meanwhile: nothing happens', async () => {
    bots.watch.look(sceneAt(6, dealtEvents({ bots: false })));
    program.hear(good(1));
    await settle();
    expect([bots.orders, bots.stoodIn]).toEqual([[], []]);
  });
});

test('a program may take as long here as in the arena', () => {
  expect(PROGRAM_SECONDS * 1000).toBe(ANSWER_LIMIT);
});
