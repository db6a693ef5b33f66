import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clueGiven, hiddenCards, playOf } from '../game.test-kit.ts';
import { Client, gather, startTestServer, together, type Party } from '../server.test-kit.ts';
import type { RunningServer } from '../start-server.ts';
import { FakeSurroundings } from '../surroundings.test-kit.ts';
import { MAX_LINES_PER_PERSON } from '../rooms/attendance.ts';
import { HELLO_SECONDS } from './session.ts';

let server: RunningServer;
let around: FakeSurroundings;
let party: Party;
beforeAll(async () => {
  around = new FakeSurroundings();
  server = await startTestServer({ framesPerSecond: 1000 }, { surroundings: around });
});
afterAll(() => server.close());
beforeEach(async () => {
  party = await gather(server);
  await party.redSpymaster.order({ type: 'changeSetup', change: { start: 'red' } });
});

const marksOf = ({ frames }: Client): unknown =>
  frames.findLast((frame) => frame.type === 'marks')?.marks;

const mark = (client: Client, card: number, on = true): void => {
  client.send({ type: 'mark', card, on });
};

describe('marks', () => {
  beforeEach(async () => {
    await party.redSpymaster.order({ type: 'startGame' });
    await together(party.everybody);
    await clueGiven(party);
    await together(party.everybody);
  });

  test('are seen by one’s own team and by no one else', async () => {
    mark(party.redOperative, 4);
    await party.redOperative.settled();
    await together(party.everybody);
    const marks = { 4: [party.redOperative.person] };
    expect(party.everybody.map(marksOf)).toEqual([marks, marks, undefined, undefined, undefined]);
  });

  test('are shown to a team mate who comes later, and end with the turn', async () => {
    mark(party.redOperative, 4);
    await party.redOperative.settled();
    const late = await party.browsers[0]?.enter(party.room);
    if (late === undefined) throw new Error('nobody');
    await late.settled();
    expect(marksOf(late)).toEqual({ 4: [party.redOperative.person] });
    const [card = -1] = hiddenCards(party.redSpymaster, 'blue');
    await party.redOperative.order({ type: 'guess', card });
    await together([late, ...party.everybody]);
    expect([late, ...party.everybody].map(marksOf)).toEqual([
      ...[{}, {}, {}],
      ...[undefined, undefined, undefined],
    ]);
  });

  test('go when their person goes', async () => {
    mark(party.redOperative, 4);
    await party.redOperative.settled();
    await party.redOperative.leave();
    const { redSpymaster } = party;
    const shown = (): number => redSpymaster.frames.filter(({ type }) => type === 'marks').length;
    await redSpymaster.until(() => shown() === 2);
    expect(marksOf(redSpymaster)).toEqual({});
  });

  test('of who may not point, or at no card, are answered with how it is', async () => {
    mark(party.redOperative, 25);
    mark(party.redSpymaster, 4);
    mark(party.blueOperative, 4);
    mark(party.spectator, -1);
    await together(party.everybody);
    expect(party.everybody.map(marksOf)).toEqual([{}, {}, undefined, {}, {}]);
  });

  test('are not in the log: a new stream knows nothing of them', async () => {
    const { seq } = party.redOperative;
    mark(party.redOperative, 4);
    await party.redOperative.settled();
    expect(party.redOperative.seq).toBe(seq);
  });
});

describe('the referee', () => {
  const judged = async (client: Client, word: string): Promise<unknown> => {
    client.send({ type: 'judge', id: 7, word, number: 1 });
    await client.until(() => client.frames.at(-1)?.type.toLowerCase().includes('judged') === true);
    return client.frames.at(-1);
  };

  test('answers a spymaster, privately, whoever’s turn it is', async () => {
    await party.redSpymaster.order({ type: 'startGame' });
    await together(party.everybody);
    const [word = ''] = playOf(party.redSpymaster).words;
    const heard = party.everybody.map(({ raw }) => raw.length);
    expect(await judged(party.redSpymaster, word)).toMatchObject({
      type: 'judged',
      id: 7,
      judgement: { verdict: 'illegal', reasons: [{ kind: 'visible-word' }] },
    });
    expect(await judged(party.blueSpymaster, 'vrombissade')).toMatchObject({
      type: 'judged',
      judgement: { verdict: expect.any(String) as string },
    });
    expect(party.everybody.map(({ raw }) => raw.length)).toEqual(
      heard.map((count, at) => (at === 0 || at === 2 ? count + 1 : count)),
    );
  });

  test('answers nobody else, and no one when no game runs', async () => {
    const refused = { type: 'notJudged', id: 7, refusal: { code: 'judge/not-yours' } };
    expect(await judged(party.redSpymaster, 'mot')).toEqual(refused);
    await party.redSpymaster.order({ type: 'startGame' });
    for (const client of [party.redOperative, party.spectator]) {
      expect(await judged(client, 'mot')).toEqual(refused);
    }
  });
});

describe('presence', () => {
  test('everybody sees who comes and goes, whose seats stay', async () => {
    const { spectator, redOperative } = party;
    const all = party.everybody.map(({ person }) => person);
    expect(spectator.present).toEqual(all);
    await redOperative.leave();
    await spectator.until(() => spectator.present.length === 4);
    expect(spectator.present).toEqual(all.filter((person) => person !== redOperative.person));
    expect(spectator.table?.people.find(({ id }) => id === redOperative.person)?.seat).toBe(
      'red.operative',
    );
    await party.browsers[1]?.enter(party.room);
    await spectator.until(() => spectator.present.length === 5);
    expect(spectator.present).toEqual(all);
  });

  test('one person has so many sockets; one more closes the oldest', async () => {
    const [, , , , browser] = party.browsers;
    for (let at = 1; at < MAX_LINES_PER_PERSON; at += 1) await browser?.enter(party.room);
    expect(party.spectator.bye).toBeNull();
    await browser?.enter(party.room);
    expect(await party.spectator.closed).toEqual({
      refusal: { code: 'person/elsewhere' },
      code: 4000,
    });
  });
});

test('a socket that never says hello is closed', async () => {
  const browser = party.browsers[4];
  if (browser === undefined) throw new Error('nobody');
  const client = new Client(browser, party.room);
  await client.opened;
  around.pass(HELLO_SECONDS * 1000 - 1);
  await party.spectator.settled();
  expect(client.bye).toBeNull();
  around.pass(1);
  expect((await client.closed).refusal.code).toBe('frame/hello-first');
  expect(party.spectator.bye).toBeNull();
});
