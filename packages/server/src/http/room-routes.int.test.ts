import { MAX_BODY_BYTES } from '@agent-double/protocol';
import { MAX_NAME_LENGTH, MAX_PEOPLE } from '@agent-double/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONGEST_CODE_IN_ADDRESS, parseRoomCode } from '../rooms/room-code.ts';
import { Browser, Client, gather, startTestServer, together } from '../server.test-kit.ts';
import type { RunningServer } from '../start-server.ts';
import { GAME_NUMBER, MAX_NUMBER_DIGITS } from './room-routes.ts';

let server: RunningServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  origin = server.url.replace('localhost', '127.0.0.1');
});
afterAll(() => server.close());

const refusal = ({ status, body }: { status: number; body: string }): readonly [number, string] => [
  status,
  (JSON.parse(body) as { refusal: { code: string } }).refusal.code,
];

describe('a new room', () => {
  test('has a code that can be typed, and its first person', async () => {
    const answer = await new Browser(origin).ask('POST', '/api/rooms', {
      name: 'Ada',
      language: 'en',
    });
    expect(answer.status).toBe(201);
    const { room, person } = JSON.parse(answer.body) as { room: string; person: string };
    expect(parseRoomCode(room)).toBe(room);
    expect(person).toBe('p1');
  });

  test('has a host, and the language that was asked for', async () => {
    const browser = new Browser(origin);
    const client = await browser.enter(await browser.create('Ada', 'en'));
    expect(client.table).toMatchObject({
      host: 'p1',
      setup: { language: 'en' },
      people: [{ id: 'p1', name: 'Ada', seat: null }],
    });
  });

  test('leaves a secret with the browser that no script can read', async () => {
    const answer = await new Browser(origin).ask('POST', '/api/rooms', {
      name: 'Ada',
      language: 'fr',
    });
    const cookie = answer.headers['set-cookie'] ?? '';
    expect(cookie).toMatch(
      /^agent-double=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/u,
    );
    expect(answer.body).not.toContain(cookie.slice(13, 56));
  });

  test('keeps the secret that a browser has', async () => {
    const browser = new Browser(origin);
    await browser.create('Ada');
    const { cookie } = browser;
    await browser.create('Ada');
    expect(browser.cookie).toBe(cookie);
  });

  test.each([
    [400, 'body/malformed', undefined],
    [400, 'body/malformed', { name: 'Ada' }],
    [400, 'body/malformed', { name: 'Ada', language: 'de' }],
    [400, 'body/malformed', { name: 'Ada', language: 'fr', host: true }],
    [400, 'body/malformed', { name: 7, language: 'fr' }],
    [400, 'body/malformed', { name: 'x'.repeat(MAX_BODY_BYTES), language: 'fr' }],
    [400, 'person/name', { name: ' ', language: 'fr' }],
    [400, 'person/name', { name: 'x'.repeat(MAX_NAME_LENGTH + 1), language: 'fr' }],
    [400, 'person/name', { name: 'A\u202eda', language: 'fr' }],
  ])('%i %s', async (status, code, body) => {
    const answer = await new Browser(origin).ask('POST', '/api/rooms', body);
    expect(refusal(answer)).toEqual([status, code]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('a body of another kind is refused', async () => {
    const headers = { 'content-type': 'text/plain' };
    const browser = new Browser(origin);
    const body = { name: 'Ada', language: 'fr' };
    expect(refusal(await browser.ask('POST', '/api/rooms', body, headers))).toEqual([
      400,
      'body/malformed',
    ]);
  });

  test('another site’s page can’t make one', async () => {
    const answer = await new Browser(origin).ask(
      'POST',
      '/api/rooms',
      { name: 'Ada', language: 'fr' },
      { origin: 'http://evil.example' },
    );
    expect(refusal(answer)).toEqual([403, 'origin/refused']);
  });
});

describe('a room that there is', () => {
  test('is seen under other spellings, and says who one is', async () => {
    const [host, stranger] = [new Browser(origin), new Browser(origin)];
    const room = await host.create('Ada');
    const typed = encodeURIComponent(room.toUpperCase().replaceAll('-', ' '));
    const seen = async (browser: Browser): Promise<unknown> =>
      JSON.parse((await browser.ask('GET', `/api/rooms/${typed}`)).body);
    expect(await seen(host)).toEqual({ room, person: 'p1' });
    expect(await seen(stranger)).toEqual({ room, person: null });
  });

  test('is joined once by one browser', async () => {
    const [host, guest] = [new Browser(origin), new Browser(origin)];
    const room = await host.create('Ada');
    expect(await guest.join(room, 'Blaise')).toBe('p2');
    expect(await guest.join(room, 'Bis')).toBe('p2');
    expect(await host.join(room, 'Ada')).toBe('p1');
    const client = await host.enter(room);
    expect(client.table?.people.map(({ name }) => name)).toEqual(['Ada', 'Blaise']);
  });

  test('is joined once by a browser that the first answer never reached', async () => {
    const [host, guest] = [new Browser(origin), new Browser(origin)];
    const room = await host.create('Ada');
    expect((await guest.ask('GET', `/api/rooms/${room}`)).headers['set-cookie']).toMatch(
      /^agent-double=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/u,
    );
    const { cookie } = guest;
    expect(await guest.join(room, 'Blaise')).toBe('p2');
    guest.cookie = cookie;
    expect(await guest.join(room, 'Blaise')).toBe('p2');
    expect(guest.cookie).toBe(cookie);
    const again = await guest.ask('GET', `/api/rooms/${room}`);
    expect(again.headers).not.toHaveProperty('set-cookie');
  });

  test('is joined once by two tabs in the same moment', async () => {
    const [host, guest] = [new Browser(origin), new Browser(origin)];
    const room = await host.create('Ada');
    await guest.create('Blaise');
    const people = await Promise.all([guest.join(room, 'Blaise'), guest.join(room, 'Blaise')]);
    expect(people).toEqual(['p2', 'p2']);
  });

  test('takes so many people and no more', async () => {
    const host = new Browser(origin);
    const room = await host.create('Ada');
    for (let at = 2; at <= MAX_PEOPLE; at += 1) {
      expect(await new Browser(origin).join(room, `N${at}`)).toBe(`p${at}`);
    }
    expect(await new Browser(origin).join(room, 'Late')).toBe('room/full');
  });

  test('tells nobody else’s cookie anything', async () => {
    const [host, guest] = [new Browser(origin), new Browser(origin)];
    const room = await host.create('Ada');
    guest.cookie = `agent-double=${'A'.repeat(43)}`;
    expect(JSON.parse((await guest.ask('GET', `/api/rooms/${room}`)).body)).toEqual({
      room,
      person: null,
    });
  });
});

describe('the record of a game', () => {
  const ask = async (browser: Browser | undefined, room: string, game = '') =>
    (browser ?? new Browser(origin)).ask('GET', `/api/rooms/${room}/record${game}`);

  test('is there once the game is over, with its key, and not before', async () => {
    const party = await gather(server);
    const [browser] = party.browsers;
    expect(refusal(await ask(browser, party.room))).toEqual([404, 'record/none']);
    await party.redSpymaster.order({ type: 'startGame' });
    await together(party.everybody);
    const running = await ask(browser, party.room);
    expect(refusal(running)).toEqual([409, 'record/running']);
    expect(running.body).not.toContain('red');
    await party.redSpymaster.order({ type: 'abandon' });
    const record = JSON.parse((await ask(undefined, party.room)).body) as Record<string, unknown>;
    expect(record).toMatchObject({
      ...{ protocol: 1, room: party.room, game: 1, edition: 'classique-2025', language: 'fr' },
      key: party.redSpymaster.key,
      events: [{ type: 'gameStarted' }, { type: 'gameEnded', reason: 'abandoned' }],
    });

    await party.redSpymaster.order({ type: 'startGame' });
    expect(refusal(await ask(undefined, party.room))).toEqual([409, 'record/running']);
    const first = await ask(undefined, party.room, '/1');
    expect(JSON.parse(first.body)).toEqual(record);
    for (const none of ['/3', '/0', '/x', '/1e9']) {
      expect(refusal(await ask(undefined, party.room, none))).toEqual([404, 'record/none']);
    }
  });
});

test('a number in an address has so many digits and no more', () => {
  const digits = '9'.repeat(MAX_NUMBER_DIGITS);
  expect([digits, `${digits}9`, '0', '01'].map((text) => GAME_NUMBER.test(text))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('a room that there isn’t', () => {
  test('is looked for by so long a part of an address and no longer', async () => {
    const browser = new Browser(origin);
    const see = (code: string) => browser.ask('GET', `/api/rooms/${code}`);
    const longest = `%78${'x'.repeat(LONGEST_CODE_IN_ADDRESS - 1)}`;
    expect(refusal(await see(longest))).toEqual([404, 'room/unknown']);
    expect((await new Client(browser, longest).closed).refusal.code).toBe('room/unknown');
    expect(refusal(await see(`${longest}x`))).toEqual([404, 'path/unknown']);
    await expect(new Client(browser, `${longest}x`).opened).rejects.toThrow('404');
    const unreadable = await see('%FF');
    expect(refusal(unreadable)).toEqual([404, 'path/unknown']);
    expect(unreadable.headers['cache-control']).toBe('no-store');
  });

  test.each(['bamo-kitu-revalo', 'x', '%00', '..%2f..%2fetc'])('%s', async (room) => {
    const browser = new Browser(origin);
    for (const answer of [
      await browser.ask('GET', `/api/rooms/${room}`),
      await browser.ask('GET', `/api/rooms/${room}/record`),
      await browser.ask('POST', `/api/rooms/${room}/people`, { name: 'Ada' }),
    ]) {
      expect(refusal(answer)).toEqual([404, 'room/unknown']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});
