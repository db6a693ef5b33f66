import type { DeviceOffered, OwnDevices, WireCommand } from '@agent-double/protocol';
import type { PersonId } from '@agent-double/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clueGiven, hiddenCards, playOf } from '../game.test-kit.ts';
import { FOUR_SEATS, type Browser, type Client, type Party } from '../server.test-kit.ts';
import type { RunningServer } from '../start-server.ts';
import { browsersOn, faceOf, moveTo, startNodes, type Nodes } from './nodes.test-kit.ts';

const LONG = { timeout: 30_000 };

let nodes: Nodes;
beforeEach(async () => {
  nodes = await startNodes(3);
});
afterEach(() => nodes.close());

/** Four people and a spectator in one room, each on another server than the one before. */
const spread = async (): Promise<Party> => {
  const browsers = browsersOn(nodes.servers, 5);
  const [host] = browsers as readonly [Browser];
  const room = await host.create('Ada');
  for (const [at, browser] of browsers.entries()) if (at > 0) await browser.join(room, `B${at}`);
  const clients: Client[] = [];
  for (const browser of browsers) clients.push(await browser.enter(room));
  for (const [at, seat] of FOUR_SEATS.entries()) {
    await clients[at]?.order({ type: 'takeSeat', seat });
  }
  const [redSpymaster, redOperative, blueSpymaster, blueOperative, spectator] =
    clients as unknown as readonly [Client, Client, Client, Client, Client];
  return {
    ...{ room, browsers, redSpymaster, redOperative, blueSpymaster, blueOperative, spectator },
    everybody: clients,
  };
};

/** Resolves once all of them see the same table, and `met` holds of it. */
const agreed = async (clients: readonly Client[], met: (client: Client) => boolean) => {
  await vi.waitFor(() => {
    for (const client of clients) expect(met(client)).toBe(true);
    for (const client of clients) expect(faceOf(client)).toEqual(faceOf(clients[0]!));
  }, LONG);
};

const start = async (party: Party): Promise<void> => {
  await agreed(party.everybody, ({ table }) => table?.people.filter((p) => p.seat).length === 4);
  await party.redSpymaster.order({ type: 'changeSetup', change: { start: 'red' } });
  expect(await party.redSpymaster.order({ type: 'startGame' })).toBe('done');
  await agreed(party.everybody, ({ table }) => table?.play?.phase.name === 'clue');
};

test('players on three servers play one game and see each other', async () => {
  const party = await spread();
  await agreed(party.everybody, ({ present }) => present.length === 5);
  await start(party);
  const [spymaster, operative] = await clueGiven(party);
  await agreed(party.everybody, (client) => playOf(client).phase.name === 'guess');
  const [card = -1] = hiddenCards(spymaster, 'red');
  operative.send({ type: 'mark', card, on: true });
  await operative.settled();
  expect(await operative.order({ type: 'guess', card })).toBe('done');
  await agreed(party.everybody, (client) => playOf(client).covered[card] === 'red');
  await party.spectator.leave();
  await agreed(party.everybody.slice(0, 4), ({ present }) => present.length === 4);
});

test('what one points at is seen by the team on the other servers', async () => {
  const party = await spread();
  await start(party);
  const [spymaster, operative] = await clueGiven(party);
  await agreed(party.everybody, (client) => playOf(client).phase.name === 'guess');
  operative.send({ type: 'mark', card: 3, on: true });
  const seen = ({ frames }: Client): unknown =>
    frames.filter((frame) => frame.type === 'marks').at(-1)?.marks;
  await vi.waitFor(() => {
    expect(seen(spymaster)).toEqual({ 3: [operative.person] });
  }, LONG);
  expect(seen(party.blueOperative)).toBeUndefined();
});

test('of two who act in the same millisecond on different servers each is decided once', async () => {
  const party = await spread();
  await start(party);
  const [spymaster, operative] = await clueGiven(party);
  await agreed(party.everybody, (client) => playOf(client).phase.name === 'guess');
  // A second operative of the team, on another server, and both reveal the same card.
  const { spectator } = party;
  expect(await spectator.order({ type: 'takeSeat', seat: 'red.operative' })).toBe('done');
  await agreed(
    party.everybody,
    ({ table }) => table?.people.every(({ seat }) => seat !== null) === true,
  );
  const hidden = hiddenCards(spymaster, 'red');
  for (const card of hidden.slice(0, 3)) {
    const answers = await Promise.all(
      [operative, spectator].map((client) => client.order({ type: 'guess', card })),
    );
    expect(answers.toSorted()).toEqual(['card/covered', 'done']);
    await agreed(party.everybody, (client) => playOf(client).covered[card] === 'red');
  }
  const seats: WireCommand = { type: 'rename', name: 'Neuf' };
  const renamed = await Promise.all(
    [party.redOperative, party.blueOperative, spectator].map((client) => client.order(seats)),
  );
  expect(renamed).toEqual(['done', 'done', 'done']);
});

test('whoever joins by one server is known to the next request by another', async () => {
  const [host, guest] = browsersOn(nodes.servers, 2) as readonly [Browser, Browser];
  const room = await host.create('Ada');
  const [first, second] = nodes.servers as readonly [RunningServer, RunningServer];
  await host.enter(room);
  for (let at = 0; at < 5; at += 1) {
    guest.cookie = '';
    moveTo(guest, second);
    const person = await guest.join(room, `Ben ${at}`);
    moveTo(guest, first);
    const seen = await guest.ask('GET', `/api/rooms/${room}`);
    expect(JSON.parse(seen.body)).toEqual({ room, person });
    expect((await guest.enter(room)).person).toBe(person);
  }
});

test('one browser that joins on two servers at once is one person', async () => {
  const [host, guest] = browsersOn(nodes.servers, 2) as readonly [Browser, Browser];
  const room = await host.create('Ada');
  await guest.create('elsewhere');
  const [twin] = browsersOn([...nodes.servers].slice(2), 1) as readonly [Browser];
  twin.cookie = guest.cookie;
  const people = await Promise.all([guest.join(room, 'Ben'), twin.join(room, 'Ben')]);
  expect(people).toEqual(['p2', 'p2']);
});

test('a server that stops in the middle of a turn loses nothing, and the turn goes on elsewhere', async () => {
  const party = await spread();
  await start(party);
  const [spymaster, operative] = await clueGiven(party);
  await agreed(party.everybody, (client) => playOf(client).phase.name === 'guess');
  const [card = -1, next = -1] = hiddenCards(spymaster, 'red');
  expect(await operative.order({ type: 'guess', card })).toBe('done');
  // The operative's server: it says goodbye, and the browser comes back by another.
  const [first, second] = nodes.servers as readonly [RunningServer, RunningServer];
  await second.close();
  expect((await operative.closed).code).toBe(1001);
  const browser = party.browsers[1]!;
  moveTo(browser, first);
  const back = await browser.enter(party.room, operative);
  expect(playOf(back).covered[card]).toBe('red');
  expect(await back.order({ type: 'guess', card: next })).toBe('done');
  await agreed(
    [party.redSpymaster, party.blueSpymaster, back],
    (client) => playOf(client).covered[next] === 'red',
  );
});

test('a server without its database refuses, keeps its sockets and goes on by itself', async () => {
  const party = await spread();
  await start(party);
  const [spymaster, operative] = await clueGiven(party);
  await agreed(party.everybody, (client) => playOf(client).phase.name === 'guess');
  const [card = -1] = hiddenCards(spymaster, 'red');
  const guess = { type: 'guess', card } as const;
  await nodes.database.allow(false);
  expect(await operative.order(guess)).toBe('store/unavailable');
  const [probe] = browsersOn(nodes.servers, 1) as readonly [Browser];
  expect((await probe.ask('GET', '/readyz')).status).toBe(503);
  expect((await probe.ask('GET', '/healthz')).status).toBe(200);
  await nodes.database.allow(true);
  expect(await operative.order(guess)).toBe('done');
  await agreed(party.everybody, (client) => playOf(client).covered[card] === 'red');
  await vi.waitFor(async () => {
    expect((await probe.ask('GET', '/readyz')).status).toBe(200);
  }, LONG);
  await agreed(party.everybody, ({ bye }) => bye === null);
});

test('a device that is withdrawn by way of one server loses its lines on another', async () => {
  const [laptop, phone] = browsersOn(nodes.servers, 2) as readonly [Browser, Browser];
  const room = await laptop.create('Ada');
  const devices = `/api/rooms/${room}/devices`;
  const { ticket } = JSON.parse((await laptop.ask('POST', devices)).body) as DeviceOffered;
  expect((await phone.ask('POST', `${devices}/claim`, { ticket })).status).toBe(200);
  const [here, there] = [await laptop.enter(room), await phone.enter(room)];
  const listed = JSON.parse((await phone.ask('GET', devices)).body) as OwnDevices;
  const device = listed.devices.find(({ own }) => own)?.id;
  expect((await laptop.ask('POST', `${devices}/withdraw`, { device })).status).toBe(200);
  expect((await there.closed).refusal).toEqual({ code: 'person/none' });
  expect((await phone.ask('POST', devices)).status).toBe(403);
  expect(await here.order({ type: 'takeSeat', seat: 'red.operative' })).toBe('done');
});

test('a device is trusted with nothing that lasts before all that is written is known', async () => {
  await nodes.close();
  nodes = await startNodes(2, { wakeups: 'poll', bots: 'on' });
  const [laptop, phone] = browsersOn(nodes.servers, 2) as readonly [Browser, Browser];
  const room = await laptop.create('Ada');
  const devices = `/api/rooms/${room}/devices`;
  const { ticket } = JSON.parse((await laptop.ask('POST', devices)).body) as DeviceOffered;
  expect((await phone.ask('POST', `${devices}/claim`, { ticket })).status).toBe(200);
  const listed = JSON.parse((await phone.ask('GET', devices)).body) as OwnDevices;
  const device = listed.devices.find(({ own }) => own)?.id;
  expect((await laptop.ask('POST', `${devices}/withdraw`, { device })).status).toBe(200);
  // At once, before its server looks again at what others have written.
  const program = { seat: 'red.operative', name: 'Robot', level: 1 };
  const seated = await phone.ask('POST', `/api/rooms/${room}/programs`, program);
  expect([seated.status, seated.body]).toEqual([403, expect.stringContaining('person/none')]);
  const removed = await phone.ask('DELETE', `/api/rooms/${room}`);
  expect([removed.status, removed.body]).toEqual([403, expect.stringContaining('host/only')]);
});

test('the host has the room removed, and it is gone from every server', async () => {
  const party = await spread();
  const [host, guest] = party.browsers as readonly [Browser, Browser];
  expect((await guest.ask('DELETE', `/api/rooms/${party.room}`)).status).toBe(403);
  expect((await host.ask('DELETE', `/api/rooms/${party.room}`)).status).toBe(204);
  for (const client of party.everybody) {
    expect((await client.closed).refusal.code).toBe('room/unknown');
  }
  expect((await guest.ask('GET', `/api/rooms/${party.room}`)).status).toBe(404);
  expect(await nodes.database.run('SELECT 1 FROM entries')).toEqual([]);
});

test('a host who is on another server is not away', async () => {
  const party = await spread();
  await agreed(party.everybody, ({ present }) => present.includes('p1' as PersonId));
  await party.redSpymaster.leave();
  await agreed(party.everybody.slice(1), ({ present }) => !present.includes('p1' as PersonId));
  const host = party.browsers[0]!;
  moveTo(host, nodes.servers[2]!);
  await host.enter(party.room);
  await agreed(party.everybody.slice(1), ({ present }) => present.includes('p1' as PersonId));
});
