import type { DeviceOffered, Joined, OwnDevices } from '@agent-double/protocol';
import { personId } from '@agent-double/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TICKETS_PER_MINUTE } from '../limits/room-guard.ts';
import { MAX_DEVICES, TICKET_SECONDS } from '../seats/ticket.ts';
import { Browser, Client, gather, startTestServer } from '../server.test-kit.ts';
import type { RunningServer } from '../start-server.ts';

let server: RunningServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  origin = server.url.replace('localhost', '127.0.0.1');
});
afterAll(() => server.close());

const codeOf = (body: string): string =>
  (JSON.parse(body) as { refusal: { code: string } }).refusal.code;

const offer = async (browser: Browser, room: string): Promise<DeviceOffered> => {
  const { status, body } = await browser.ask('POST', `/api/rooms/${room}/devices`);
  if (status !== 201) throw new Error(body);
  return JSON.parse(body) as DeviceOffered;
};
const claim = async (browser: Browser, room: string, ticket: string) => {
  const answer = await browser.ask('POST', `/api/rooms/${room}/devices/claim`, { ticket });
  return answer.status === 200
    ? (JSON.parse(answer.body) as Joined).person
    : ([answer.status, codeOf(answer.body)] as const);
};

test('a ticket makes another device the same person, once', async () => {
  const laptop = new Browser(origin);
  const room = await laptop.create('Ada');
  const seated = await laptop.enter(room);
  await seated.order({ type: 'takeSeat', seat: 'red.spymaster' });
  const { ticket, seconds } = await offer(laptop, room);
  expect(seconds).toBe(TICKET_SECONDS);

  const phone = new Browser(origin);
  expect(await claim(phone, room, ticket)).toBe('p1');
  expect(phone.cookie).not.toBe(laptop.cookie);
  const there = await phone.enter(room);
  expect(there.table?.people).toMatchObject([{ id: 'p1', seat: 'red.spymaster' }]);
  await seated.settled();
  expect(seated.frames.filter(({ type }) => type === 'linked')).toHaveLength(1);

  expect(await claim(new Browser(origin), room, ticket)).toEqual([409, 'device/expired']);
  expect(await claim(phone, room, ticket)).toEqual([409, 'device/expired']);
});

test('two devices that hand in one ticket at once are let in once', async () => {
  const laptop = new Browser(origin);
  const room = await laptop.create('Ada');
  const { ticket } = await offer(laptop, room);
  const both = await Promise.all([1, 2].map(() => claim(new Browser(origin), room, ticket)));
  expect(both.filter((outcome) => outcome === 'p1')).toHaveLength(1);
});

test('a newer ticket takes the place of the older one', async () => {
  const laptop = new Browser(origin);
  const room = await laptop.create('Ada');
  const old = await offer(laptop, room);
  const { ticket } = await offer(laptop, room);
  expect(await claim(new Browser(origin), room, old.ticket)).toEqual([409, 'device/expired']);
  expect(await claim(new Browser(origin), room, ticket)).toBe('p1');
});

test('a ticket is of its room, and is nobody’s cookie', async () => {
  const laptop = new Browser(origin);
  const room = await laptop.create('Ada');
  const other = await laptop.create('Ada');
  const { ticket } = await offer(laptop, room);
  expect(await claim(new Browser(origin), other, ticket)).toEqual([409, 'device/expired']);
  const thief = new Browser(origin);
  thief.cookie = `agent-double=${ticket}`;
  expect(JSON.parse((await thief.ask('GET', `/api/rooms/${room}`)).body)).toMatchObject({
    person: null,
  });
});

test('only somebody at the table gets one, and nothing of it reaches the others', async () => {
  const party = await gather(server);
  const { room, browsers, spectator, redOperative } = party;
  const stranger = new Browser(origin);
  const asked = await stranger.ask('POST', `/api/rooms/${room}/devices`);
  expect([asked.status, codeOf(asked.body)]).toEqual([403, 'person/none']);
  const before = [spectator.raw.length, redOperative.raw.length];
  const [spymaster] = browsers as [Browser];
  const { ticket } = await offer(spymaster, room);
  await claim(new Browser(origin), room, ticket);
  expect([spectator.raw.length, redOperative.raw.length]).toEqual(before);
  await spectator.order({ type: 'leave' });
  const gone = await browsers[4]?.ask('POST', `/api/rooms/${room}/devices`);
  expect(gone?.status).toBe(403);
});

test('a device that was somebody else there is that person no longer', async () => {
  const { room, browsers, redSpymaster, blueOperative } = await gather(server);
  const [laptop, , , phone] = browsers as [Browser, Browser, Browser, Browser];
  const { ticket } = await offer(laptop, room);
  expect(await claim(phone, room, ticket)).toBe('p1');
  await redSpymaster.until(() => redSpymaster.table?.people.length === 4);
  expect(redSpymaster.table?.people.map(({ id }) => id)).not.toContain(blueOperative.person);
  expect((await phone.enter(room)).person).toBe('p1');
});

test('a device that has shown the key of a game makes nobody else in it', async () => {
  const party = await gather(server);
  const { room, browsers, redSpymaster, blueOperative } = party;
  const [spy, , , guesser] = browsers as [Browser, Browser, Browser, Browser];
  await redSpymaster.order({ type: 'startGame' });
  const { ticket } = await offer(guesser, room);
  expect(await claim(spy, room, ticket)).toEqual([409, 'seat/saw-key']);
  expect(await redSpymaster.order({ type: 'leave' })).toBe('done');
  expect(await claim(spy, room, ticket)).toEqual([409, 'seat/saw-key']);
  await blueOperative.settled();
  expect(blueOperative.frames.filter(({ type }) => type === 'linked')).toEqual([]);
  expect(await claim(new Browser(origin), room, ticket)).toBe('p4');
});

test('once the game is over it may, and the key of the next is nobody’s yet', async () => {
  const { room, browsers, redSpymaster } = await gather(server);
  const [spy, , , guesser] = browsers as [Browser, Browser, Browser, Browser];
  await redSpymaster.order({ type: 'startGame' });
  await redSpymaster.order({ type: 'abandon' });
  expect(await claim(spy, room, (await offer(guesser, room)).ticket)).toBe('p4');
});

test('a ticket brings nobody back whom the host removed', async () => {
  const { room, browsers, redSpymaster } = await gather(server);
  const [, , , guesser, removed] = browsers as [Browser, Browser, Browser, Browser, Browser];
  await redSpymaster.order({ type: 'remove', person: personId(5) });
  const { ticket } = await offer(guesser, room);
  expect(await claim(removed, room, ticket)).toEqual([403, 'person/removed']);
});

test('a person has at most so many devices, and one more counts as no wrong ticket', async () => {
  const own = await startTestServer({ missesPerMinute: 1 });
  const laptop = new Browser(own.url.replace('localhost', '127.0.0.1'));
  const room = await laptop.create('Ada');
  for (let devices = 2; devices <= MAX_DEVICES; devices += 1) {
    const { ticket } = await offer(laptop, room);
    expect(await claim(new Browser(laptop.origin), room, ticket)).toBe('p1');
  }
  const { ticket } = await offer(laptop, room);
  for (let tries = 0; tries < 2; tries += 1) {
    const oneMore = await claim(new Browser(laptop.origin), room, ticket);
    expect(oneMore).toEqual([409, 'device/too-many']);
  }
  expect(await claim(laptop, room, ticket)).toBe('p1');
  await own.close();
});

test('an address gets so many tickets a minute, and so many wrong tries', async () => {
  const own = await startTestServer({ missesPerMinute: 3 });
  const laptop = new Browser(own.url.replace('localhost', '127.0.0.1'));
  const room = await laptop.create('Ada');
  for (let at = 0; at < TICKETS_PER_MINUTE; at += 1) await offer(laptop, room);
  const more = await laptop.ask('POST', `/api/rooms/${room}/devices`);
  expect([more.status, codeOf(more.body)]).toEqual([429, 'address/too-many']);

  for (let tries = 0; tries < 3; tries += 1) {
    expect(await claim(new Browser(laptop.origin), room, 'x'.repeat(43))).toEqual([
      409,
      'device/expired',
    ]);
  }
  expect(await claim(new Browser(laptop.origin), room, 'x'.repeat(43))).toEqual([
    429,
    'address/too-many',
  ]);
  await own.close();
});

const devicesOf = async (browser: Browser, room: string) =>
  (JSON.parse((await browser.ask('GET', `/api/rooms/${room}/devices`)).body) as OwnDevices).devices;
const withdraw = async (browser: Browser, room: string, device: unknown) => {
  const path = `/api/rooms/${room}/devices/withdraw`;
  const { status, body } = await browser.ask('POST', path, { device });
  return status === 200 ? (JSON.parse(body) as OwnDevices).devices : [status, codeOf(body)];
};

test('a person sees the own devices, the first first, and withdraws one', async () => {
  const laptop = new Browser(origin);
  const room = await laptop.create('Ada');
  const phone = new Browser(origin);
  const before = Date.now();
  await claim(phone, room, (await offer(laptop, room)).ticket);
  const [here, there] = await Promise.all([laptop.enter(room), phone.enter(room)]);
  const devices = await devicesOf(laptop, room);
  expect(devices.map(({ own }) => own)).toEqual([true, false]);
  expect((await devicesOf(phone, room)).map(({ own }) => own)).toEqual([false, true]);
  expect(devices[1]?.since).toBeGreaterThanOrEqual(before);

  const { ticket } = await offer(phone, room);
  expect(await withdraw(laptop, room, devices[1]?.id)).toEqual([devices[0]]);
  expect((await there.closed).refusal).toEqual({ code: 'person/none' });
  expect((await new Client(phone, room).closed).refusal).toEqual({ code: 'person/none' });
  expect(await here.order({ type: 'takeSeat', seat: 'red.operative' })).toBe('done');
  expect(await claim(phone, room, ticket)).toEqual([409, 'device/expired']);
  expect(await withdraw(phone, room, devices[0]?.id)).toEqual([403, 'person/none']);
  expect(await phone.join(room, 'Blaise')).toBe('p2');
});

test('nobody else sees or withdraws them, nor anybody the device that asks', async () => {
  const { room, browsers } = await gather(server);
  const [host, other] = browsers as [Browser, Browser];
  const phone = new Browser(origin);
  await claim(phone, room, (await offer(other, room)).ticket);
  const [first, second] = await devicesOf(other, room);
  for (const id of [first?.id, second?.id, 'x']) {
    expect(await withdraw(host, room, id)).toEqual([404, 'device/none']);
  }
  expect(await withdraw(other, room, first?.id)).toEqual([404, 'device/none']);
  expect(await withdraw(other, room, 7)).toEqual([400, 'body/malformed']);
  const stranger = await new Browser(origin).ask('GET', `/api/rooms/${room}/devices`);
  expect([stranger.status, codeOf(stranger.body)]).toEqual([403, 'person/none']);
  expect(await withdraw(new Browser(origin), room, second?.id)).toEqual([403, 'person/none']);
  expect(await devicesOf(other, room)).toHaveLength(2);
});

test.each([undefined, {}, { ticket: 7 }, { ticket: 'x', more: true }, { ticket: 'x'.repeat(201) }])(
  'the body %j is malformed',
  async (body) => {
    const laptop = new Browser(origin);
    const room = await laptop.create('Ada');
    const answer = await laptop.ask('POST', `/api/rooms/${room}/devices/claim`, body);
    expect([answer.status, codeOf(answer.body)]).toEqual([400, 'body/malformed']);
  },
);
