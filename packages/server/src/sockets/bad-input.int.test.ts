import { MAX_FRAME_BYTES, MAX_ORDER_ID_LENGTH, PROTOCOL_VERSION } from '@agent-double/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clueGiven, hiddenCards, onTurn, playOf } from '../game.test-kit.ts';
import {
  Browser,
  Client,
  gather,
  startTestServer,
  together,
  type Party,
} from '../server.test-kit.ts';
import type { RunningServer } from '../start-server.ts';

const HELLO = { type: 'hello', protocol: PROTOCOL_VERSION };
const ORDER = { type: 'order', id: 'x', game: 0, turn: 0, command: { type: 'stop' } };

let server: RunningServer;
let party: Party;
beforeAll(async () => {
  server = await startTestServer({ framesPerSecond: 1000, missesPerMinute: 1000 });
  party = await gather(server);
  await party.redSpymaster.order({ type: 'startGame' });
});
afterAll(() => server.close());

/** What everybody has heard and sees, pongs apart. */
const seen = async (except?: Client): Promise<unknown> => {
  const others = party.everybody.filter((client) => client !== except);
  await together(others);
  return others.map(({ raw, table, key }) => ({
    frames: raw.filter((frame) => !frame.startsWith('{"type":"pong"')),
    ...{ table, key },
  }));
};

/** A socket of somebody who sits at the table already. */
const another = async (browser = party.browsers[4]): Promise<Client> => {
  if (browser === undefined) throw new Error('nobody');
  const client = new Client(browser, party.room);
  await client.opened;
  return client;
};

describe('a frame that is none closes its socket and says why', () => {
  const order = (changes: object): object => ({ ...ORDER, ...changes });
  const command = (value: unknown): object => order({ command: value });
  test.each<[string, unknown]>([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a number', 3],
    ['null', 'null'],
    ['a list', []],
    ['no type', {}],
    ['an unknown type', { type: 'key' }],
    ['a server’s frame', { type: 'welcome' }],
    ['a field too many', { ...HELLO, more: 1 }],
    ['an order without id', order({ id: '' })],
    ['an order with a long id', order({ id: 'x'.repeat(MAX_ORDER_ID_LENGTH + 1) })],
    ['a game that is no number', order({ game: '1' })],
    ['an unknown command', command({ type: 'expire', chance: 0 })],
    ['a command of the server', command({ type: 'giveBack', span: 1000 })],
    ['a deal of one’s own', command({ type: 'startGame', deal: {}, reshuffled: false })],
    ['a card that is a text', command({ type: 'guess', card: '1' })],
    ['a card that is nothing', command({ type: 'guess', card: null })],
    ['an unknown seat', command({ type: 'takeSeat', seat: 'red.host' })],
    ['a person who is no person', command({ type: 'remove', person: '__proto__' })],
    ['a prototype', '{"type":"order","__proto__":{"id":"x"}}'],
    ['deep nesting', '['.repeat(8000)],
  ])('%s', async (_, frame) => {
    const before = await seen();
    const client = await another();
    client.send(HELLO);
    await client.welcomed;
    client.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
    expect(await client.closed).toEqual({ refusal: { code: 'frame/malformed' }, code: 4000 });
    expect(await seen()).toEqual(before);
  });

  test('a binary one', async () => {
    const client = await another();
    client.socket.send(Buffer.from(JSON.stringify(HELLO)));
    expect((await client.closed).refusal.code).toBe('frame/malformed');
  });

  test('text that is no UTF-8', async () => {
    const client = await another();
    client.socket.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect((await client.closed).code).toBe(1007);
  });

  test('each is counted', () => {
    expect(server.refusals.get('frame/malformed')).toBeGreaterThan(20);
  });
});

describe('a frame that is too big', () => {
  const padded = (bytes: number): string => JSON.stringify(HELLO).padEnd(bytes);

  test('is one byte longer than the longest', async () => {
    const client = await another();
    client.send(padded(MAX_FRAME_BYTES));
    await client.welcomed;
    expect(client.table).not.toBeNull();
    client.send(padded(MAX_FRAME_BYTES + 1));
    expect(await client.closed).toEqual({ refusal: { code: 'frame/too-big' }, code: 4000 });
  });

  test('by far is not even read', async () => {
    const client = await another();
    client.send(padded(1_000_000));
    expect((await client.closed).code).toBe(1009);
    expect(server.refusals.get('frame/too-big')).toBe(2);
  });
});

describe('a handshake', () => {
  test('comes first', async () => {
    const client = await another();
    client.send({ type: 'ping' });
    expect((await client.closed).refusal.code).toBe('frame/hello-first');
  });

  test.each([0, PROTOCOL_VERSION + 1])('of version %i is refused', async (protocol) => {
    const client = await another();
    client.send({ type: 'hello', protocol });
    expect((await client.closed).refusal.code).toBe('protocol/version');
  });

  test.each(['bamo-kitu-revalo', 'nothing', '%FF', 'a'.repeat(60)])(
    'with the room %s finds none',
    async (room) => {
      const browser = party.browsers[4];
      if (browser === undefined) throw new Error('nobody');
      const client = new Client(browser, room);
      expect(await client.closed).toEqual({ refusal: { code: 'room/unknown' }, code: 4000 });
    },
  );

  test.each([
    ['no secret', ''],
    ['a made-up secret', `agent-double=${'A'.repeat(43)}`],
    ['half a secret', 'agent-double=abc'],
  ])('with %s opens nobody’s table', async (_, cookie) => {
    const before = await seen();
    const stranger = new Browser(party.browsers[0]?.origin ?? '');
    stranger.cookie = cookie;
    const client = new Client(stranger, party.room);
    expect((await client.closed).refusal.code).toBe('person/none');
    expect(client.raw).toHaveLength(1);
    expect(await seen()).toEqual(before);
  });

  test('with the secret of another room opens nobody’s table', async () => {
    const other = new Browser(party.browsers[0]?.origin ?? '');
    await other.create('Zoé');
    const client = new Client(other, party.room);
    expect((await client.closed).refusal.code).toBe('person/none');
  });

  test('from another site’s page is turned away', async () => {
    const [browser] = party.browsers;
    if (browser === undefined) throw new Error('nobody');
    const client = new Client(browser, party.room, { origin: 'http://evil.example' });
    await expect(client.opened).rejects.toThrow('403');
  });
});

describe('a move that can’t be made is refused to its sender alone', () => {
  let spymaster: Client;
  let operative: Client;
  beforeAll(async () => {
    [spymaster, operative] = await clueGiven(party);
    await together(party.everybody);
  });
  let before: unknown;
  const refused = async (client: Client, code: string, order: Promise<string>): Promise<void> => {
    expect(await order).toBe(code);
    expect(await seen(client)).toEqual(before);
  };
  const guard = async (client: Client): Promise<void> => {
    before = await seen(client);
  };

  test.each([-1, 25, 1e9, 0.5])('card %d', async (card) => {
    await guard(operative);
    await refused(operative, 'card/none', operative.order({ type: 'guess', card }));
  });

  test('out of turn', async () => {
    const other = operative === party.redOperative ? party.blueOperative : party.redOperative;
    await guard(other);
    await refused(other, 'turn/not-your-turn', other.order({ type: 'guess', card: 0 }));
  });

  test('by who may not', async () => {
    await guard(party.spectator);
    const { spectator } = party;
    await refused(spectator, 'turn/not-your-role', spectator.order({ type: 'guess', card: 0 }));
    await guard(spymaster);
    await refused(spymaster, 'turn/not-your-role', spymaster.order({ type: 'guess', card: 0 }));
    await refused(spymaster, 'spymaster/silent', spymaster.order({ type: 'rename', name: 'Psst' }));
  });

  test('for another turn or another game', async () => {
    await guard(operative);
    const { turn } = playOf(operative);
    const guess = { type: 'guess', card: 0 };
    operative.send({ type: 'order', id: 'late', game: 1, turn: turn - 1, command: guess });
    await refused(operative, 'turn/over', operative.answerTo('late'));
    operative.send({ type: 'order', id: 'old', game: 0, turn, command: guess });
    await refused(operative, 'game/other', operative.answerTo('old'));
  });
});

test('of two people who claim a seat in the same moment one gets it', async () => {
  const other = await gather(server);
  const { redOperative, blueOperative, spectator } = other;
  await other.redSpymaster.order({ type: 'leaveSeat' });
  const seat = 'red.spymaster';
  const answers = await Promise.all(
    [redOperative, blueOperative].map((client) => client.order({ type: 'takeSeat', seat })),
  );
  expect(answers.toSorted()).toEqual(['done', 'seat/taken']);
  await spectator.settled();
  expect(spectator.table?.people.filter((person) => person.seat === seat)).toHaveLength(1);
});

test('of two people who reveal a card in the same moment one does', async () => {
  const other = await gather(server);
  const { spectator, redSpymaster } = other;
  await redSpymaster.order({ type: 'startGame' });
  await together(other.everybody);
  const [, operative] = onTurn(other);
  const seat = operative === other.redOperative ? 'red.operative' : 'blue.operative';
  expect(await spectator.order({ type: 'takeSeat', seat })).toBe('done');
  const [spymaster] = await clueGiven(other);
  await together(other.everybody);
  const team = operative === other.redOperative ? 'red' : 'blue';
  const [card = -1] = hiddenCards(spymaster, team);
  const answers = await Promise.all(
    [operative, spectator].map((client) => client.order({ type: 'guess', card })),
  );
  expect(answers.toSorted()).toEqual(['card/covered', 'done']);
  await together(other.everybody);
  expect(playOf(spectator).log.at(-1)?.covers).toHaveLength(1);
  expect(playOf(spectator)).toEqual(playOf(operative));
});

test('after the end nothing moves any more', async () => {
  const other = await gather(server);
  await other.redSpymaster.order({ type: 'startGame' });
  expect(await other.redSpymaster.order({ type: 'abandon' })).toBe('done');
  await together(other.everybody);
  for (const client of other.everybody) {
    expect(await client.order({ type: 'guess', card: 0 })).toBe('game/over');
  }
});

test('whoever the host removes is out, and stays out', async () => {
  const other = await gather(server);
  const { spectator, redSpymaster, room } = other;
  const person = spectator.person;
  if (person === null) throw new Error('nobody');
  expect(await redSpymaster.order({ type: 'remove', person })).toBe('done');
  expect(await spectator.closed).toEqual({ refusal: { code: 'person/removed' }, code: 4000 });
  const [, , , , browser] = other.browsers;
  expect(await browser?.join(room, 'Emma')).toBe('person/removed');
  const again = new Client(browser ?? new Browser(''), room);
  expect((await again.closed).refusal.code).toBe('person/removed');
});

test('a socket that talks too much is closed, and its person may come back', async () => {
  const strict = await startTestServer({ framesPerSecond: 10 });
  const browser = new Browser(strict.url.replace('localhost', '127.0.0.1'));
  const room = await browser.create('Ada');
  const client = await browser.enter(room);
  for (let at = 0; at < 40; at += 1) client.send({ type: 'ping' });
  expect((await client.closed).refusal.code).toBe('frame/too-many');
  expect(client.frames.filter(({ type }) => type === 'pong').length).toBeGreaterThanOrEqual(29);
  const back = await browser.enter(room);
  expect(back.table).not.toBeNull();
  await strict.close();
});
