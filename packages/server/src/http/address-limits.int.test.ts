import { MAX_PEOPLE } from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { Browser, Client, startTestServer } from '../server.test-kit.ts';
import type { RunningServer } from '../start-server.ts';

describe('what one address may ask', () => {
  const strictly = async (
    changes: Parameters<typeof startTestServer>[0],
    run: (strict: RunningServer, at: string) => Promise<void>,
  ): Promise<void> => {
    const strict = await startTestServer(changes);
    await run(strict, strict.url.replace('localhost', '127.0.0.1'));
    await strict.close();
  };
  const body = { name: 'Ada', language: 'fr' };
  const statuses = async (count: number, ask: () => Promise<{ status: number }>) => {
    const seen: number[] = [];
    for (let at = 0; at < count; at += 1) seen.push((await ask()).status);
    return seen;
  };

  test('so many rooms a minute', () =>
    strictly({ createsPerMinute: 2 }, async (_, at) => {
      const ask = () => new Browser(at).ask('POST', '/api/rooms', body);
      expect(await statuses(3, ask)).toEqual([201, 201, 429]);
    }));

  test('so many wrong codes, and then no right one either, over HTTP or a socket', () =>
    strictly({ missesPerMinute: 2 }, async (_, at) => {
      const browser = new Browser(at);
      const room = await browser.create('Ada');
      const ask = () => browser.ask('GET', '/api/rooms/bamo-kitu-revalo');
      expect(await statuses(3, ask)).toEqual([404, 404, 429]);
      const right = await browser.ask('GET', `/api/rooms/${room}`);
      expect(right.status).toBe(429);
      expect(JSON.parse(right.body)).toEqual({ refusal: { code: 'address/too-many' } });
      expect((await new Client(browser, room).closed).refusal.code).toBe('address/too-many');
    }));

  test('whoever is connected plays on while a neighbour tries wrong codes', () =>
    strictly({ missesPerMinute: 2 }, async (_, at) => {
      const browser = new Browser(at);
      const room = await browser.create('Ada');
      const seated = await browser.enter(room);
      const ask = () => new Browser(at).ask('GET', '/api/rooms/bamo-kitu-revalo');
      expect(await statuses(3, ask)).toEqual([404, 404, 429]);
      expect(await seated.order({ type: 'takeSeat', seat: 'red.operative' })).toBe('done');
    }));

  test('sixty-four people come in at once, with the limits that hold where none is set', () =>
    strictly({}, async (_, at) => {
      const host = new Browser(at);
      const room = await host.create('Ada');
      const guests = Array.from({ length: MAX_PEOPLE - 1 }, () => new Browser(at));
      const people = await Promise.all(guests.map((guest, nth) => guest.join(room, `N${nth}`)));
      expect(new Set(people).size).toBe(MAX_PEOPLE - 1);
      const clients = await Promise.all([host, ...guests].map((guest) => guest.enter(room)));
      expect(clients.every(({ table }) => table?.people.length === MAX_PEOPLE)).toBe(true);
    }));

  test('so many visits a minute', () =>
    strictly({ visitsPerMinute: 2 }, async (_, at) => {
      const browser = new Browser(at);
      const room = await browser.create('Ada');
      expect(await statuses(3, () => browser.ask('GET', `/api/rooms/${room}`))).toEqual([
        200, 200, 429,
      ]);
    }));

  test('so many sockets, until one closes', () =>
    strictly({ socketsPerAddress: 2 }, async (_, at) => {
      const browser = new Browser(at);
      const room = await browser.create('Ada');
      const first = await browser.enter(room);
      const second = await browser.enter(room);
      await expect(new Client(browser, room).opened).rejects.toThrow('429');
      await first.leave();
      await second.settled();
      const third = await browser.enter(room);
      expect(third.table).not.toBeNull();
    }));
});
