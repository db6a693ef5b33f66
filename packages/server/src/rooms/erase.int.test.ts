import { afterEach, beforeEach, expect, test } from 'vitest';
import { gather, startTestServer, type Browser, type Party } from '../server.test-kit.ts';
import type { RunningServer } from '../start-server.ts';

let server: RunningServer;
let party: Party;
beforeEach(async () => {
  server = await startTestServer();
  party = await gather(server);
});
afterEach(() => server.close());

test('the host has a room removed with all that was kept of it', async () => {
  const [host] = party.browsers as readonly [Browser];
  const place = `/api/rooms/${party.room}`;
  expect((await host.ask('DELETE', place)).status).toBe(204);
  for (const client of party.everybody) {
    expect((await client.closed).refusal.code).toBe('room/unknown');
  }
  expect((await host.ask('GET', place)).status).toBe(404);
  expect((await host.ask('DELETE', place)).status).toBe(404);
  expect((await host.ask('GET', `${place}/record`)).status).toBe(404);
});

test('nobody else can, nor another site’s page', async () => {
  const [host, guest] = party.browsers as readonly [Browser, Browser];
  const place = `/api/rooms/${party.room}`;
  expect(JSON.parse((await guest.ask('DELETE', place)).body)).toEqual({
    refusal: { code: 'host/only' },
  });
  const foreign = { origin: 'https://elsewhere.example' };
  expect((await host.ask('DELETE', place, undefined, foreign)).status).toBe(403);
  host.cookie = '';
  expect((await host.ask('DELETE', place)).status).toBe(403);
  expect(await party.redSpymaster.order({ type: 'startGame' })).toBe('done');
});
