import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLUES, clueGiven, hiddenCards, onTurn, playOf } from '../game.test-kit.ts';
import {
  gather,
  temporaryFolder,
  testConfig,
  together,
  type Browser,
  type Client,
  type Party,
} from '../server.test-kit.ts';
import { startServer, type RunningServer } from '../start-server.ts';
import { RECENT_EVENTS } from './ledger.ts';

let data: ReturnType<typeof temporaryFolder>;
let server: RunningServer;
let party: Party;
beforeEach(async () => {
  data = temporaryFolder();
  server = await startServer(testConfig(data.folder, { framesPerSecond: 1000 }));
  party = await gather(server);
});
afterEach(async () => {
  await server.close();
  data.remove();
});

const restart = async (): Promise<void> => {
  await server.close();
  server = await startServer(testConfig(data.folder));
  for (const browser of party.browsers) {
    browser.origin = server.url.replace('localhost', '127.0.0.1');
  }
};

const browserOf = (client: Client): Browser => {
  const browser = party.browsers[party.everybody.indexOf(client)];
  if (browser === undefined) throw new Error('nobody');
  return browser;
};

/** Red guesses one of its own cards right: the frame that does it, already accepted once. */
const rightGuess = async (): Promise<readonly [Client, object]> => {
  await party.redSpymaster.order({ type: 'changeSetup', change: { start: 'red' } });
  await party.redSpymaster.order({ type: 'startGame' });
  await together(party.everybody);
  await clueGiven(party);
  await together(party.everybody);
  const [card = -1] = hiddenCards(party.redSpymaster, 'red');
  const frame = { type: 'order', id: 'once', game: 1, turn: 1, command: { type: 'guess', card } };
  party.redOperative.send(frame);
  expect(await party.redOperative.answerTo('once')).toBe('done');
  return [party.redOperative, frame];
};

test('an order that is sent twice counts once, and is accepted twice', async () => {
  const [operative, frame] = await rightGuess();
  operative.send(frame);
  expect(await operative.answerTo('once')).toBe('done');
  await together(party.everybody);
  expect(playOf(party.spectator).log[0]?.covers).toHaveLength(1);
});

test('so it is in the same moment', async () => {
  const { spectator } = party;
  const frame = { type: 'order', id: 'twice', game: 0, turn: 0 };
  for (let at = 0; at < 3; at += 1) {
    spectator.send({ ...frame, command: { type: 'rename', name: `Emma ${at}` } });
  }
  await spectator.settled();
  await spectator.until(() => spectator.frames.filter(({ type }) => type === 'done').length === 3);
  expect(spectator.table?.people.find(({ id }) => id === spectator.person)?.name).toBe('Emma 0');
});

test('so it is after a restart', async () => {
  const [operative, frame] = await rightGuess();
  const before = playOf(operative);
  await restart();
  const again = await browserOf(operative).enter(party.room);
  expect(playOf(again)).toEqual({ ...before, clock: playOf(again).clock });
  again.send(frame);
  expect(await again.answerTo('once')).toBe('done');
  await again.settled();
  expect(playOf(again).log[0]?.covers).toHaveLength(1);
});

test('the same id of another person is another order', async () => {
  const rename = { type: 'rename', name: 'Même' } as const;
  expect(await party.spectator.order(rename, 'same')).toBe('done');
  expect(await party.blueOperative.order(rename, 'same')).toBe('done');
  await party.spectator.settled();
  const names = party.spectator.table?.people.map(({ name }) => name);
  expect(names?.filter((name) => name === 'Même')).toHaveLength(2);
});

test('a refused order may be sent again under its id', async () => {
  const { spectator } = party;
  expect(await spectator.order({ type: 'rename', name: '' }, 'again')).toBe('person/name');
  expect(await spectator.order({ type: 'rename', name: 'Zoé' }, 'again')).toBe('done');
});

test('a socket that goes on hears what it has missed, and no more', async () => {
  const [operative] = await rightGuess();
  const browser = browserOf(operative);
  await operative.leave();
  const [card = -1] = hiddenCards(party.redSpymaster, 'blue');
  expect(card).toBeGreaterThanOrEqual(0);
  await party.spectator.order({ type: 'rename', name: 'Zoé' });
  await party.blueOperative.order({ type: 'rename', name: 'Denise' });
  const back = await browser.enter(party.room, operative);
  expect(back.frames[0]).toMatchObject({ type: 'events', seq: operative.seq + 1 });
  expect(back.frames[0]).toHaveProperty('events.length', 2);
  expect(back.stream).toBe(operative.stream);
  await together([back, party.spectator]);
  expect(back.table).toEqual(party.spectator.table);
});

test('a phone that slept while much happened has the true table with its first frame', async () => {
  const { spectator, blueOperative } = party;
  const [operative] = await rightGuess();
  await spectator.leave();
  expect(await operative.order({ type: 'stop' })).toBe('done');
  for (let at = 0; at <= RECENT_EVENTS; at += 1) {
    expect(await blueOperative.order({ type: 'rename', name: `Denis ${at}` })).toBe('done');
  }
  await together([blueOperative]);
  const back = await browserOf(spectator).enter(party.room, spectator);
  const [first] = back.frames;
  expect(first).toMatchObject({ type: 'welcome', stream: spectator.stream });
  expect(first).toHaveProperty('table', blueOperative.table);
  expect(first).toHaveProperty('table.play.turn', 2);
});

test('one that missed nothing is told so', async () => {
  const { spectator } = party;
  await spectator.leave();
  const back = await browserOf(spectator).enter(party.room, spectator);
  expect(back.raw[0]).toBe(`{"type":"events","seq":${spectator.seq + 1},"events":[]}`);
  expect(back.frames[1]).toMatchObject({ type: 'present' });
});

test('after a restart, or from a stream that isn’t its own, it gets the whole table', async () => {
  const { spectator, blueOperative } = party;
  await spectator.leave();
  await blueOperative.leave();
  const stranger = await browserOf(spectator).enter(party.room, blueOperative);
  expect(stranger.frames[0]).toMatchObject({ type: 'welcome', stream: spectator.stream });
  await restart();
  const back = await browserOf(spectator).enter(party.room, spectator);
  expect(back.frames[0]?.type).toBe('welcome');
  expect(back.stream).not.toBe(spectator.stream);
});

test('a change of seat opens a new stream with what that seat sees', async () => {
  await party.redSpymaster.order({ type: 'startGame' });
  await together(party.everybody);
  const { spectator, blueSpymaster } = party;
  const { stream } = spectator;
  const person = blueSpymaster.person;
  if (person === null) throw new Error('nobody');
  await party.redSpymaster.order({ type: 'seatPerson', person, seat: null });
  await together(party.everybody);
  expect(blueSpymaster.key).toBeNull();
  const before = spectator.raw.length;
  expect(await spectator.order({ type: 'takeSeat', seat: 'blue.spymaster' })).toBe('done');
  expect(spectator.frames[before]).toMatchObject({ type: 'welcome', seq: 0 });
  expect(spectator.stream).not.toBe(stream);
  expect(spectator.key).toEqual(party.redSpymaster.key);
  expect(await spectator.order({ type: 'takeSeat', seat: 'blue.operative' })).toBe('seat/saw-key');
});

test('two tabs are one person, and hear the same', async () => {
  const second = await browserOf(party.redOperative).enter(party.room);
  expect(second.person).toBe(party.redOperative.person);
  expect(second.stream).toBe(party.redOperative.stream);
  await party.redSpymaster.order({ type: 'startGame' });
  await together([second, party.redOperative]);
  expect(second.table).toEqual(party.redOperative.table);
  expect(second.seq).toBe(party.redOperative.seq);
  await second.leave();
  await party.spectator.settled();
  expect(party.spectator.present).toContain(party.redOperative.person);
});

test('whoever leaves in a game comes back as the same person, still bound by it', async () => {
  await party.redSpymaster.order({ type: 'startGame' });
  await together(party.everybody);
  const { blueSpymaster, room } = party;
  const browser = browserOf(blueSpymaster);
  const { person } = blueSpymaster;
  expect(await blueSpymaster.order({ type: 'leave' })).toBe('done');
  expect(await blueSpymaster.closed).toEqual({ refusal: { code: 'person/none' }, code: 4000 });
  await party.spectator.settled();
  expect(await onTurn(party)[0].order({ type: 'giveClue', word: CLUES[0] ?? '', number: 1 })).toBe(
    onTurn(party)[0] === blueSpymaster ? 'person/none' : 'game/waiting-for-player',
  );
  expect(await browser.join(room, 'Cléo')).toBe(person);
  const back = await browser.enter(room);
  expect(back.key).toBeNull();
  expect(await back.order({ type: 'takeSeat', seat: 'blue.operative' })).toBe('seat/saw-key');
  expect(await back.order({ type: 'takeSeat', seat: 'blue.spymaster' })).toBe('done');
  expect(back.key).toEqual(party.redSpymaster.key);
});
