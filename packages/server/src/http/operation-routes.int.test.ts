import { afterAll, beforeAll, expect, test } from 'vitest';
import { clueGiven, hiddenCards } from '../game.test-kit.ts';
import { Browser, gather, startTestServer, together } from '../server.test-kit.ts';
import type { RunningServer } from '../start-server.ts';

const TOKEN = 'a-token-of-twenty-two';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ metricsToken: TOKEN });
  browser = new Browser(server.url.replace('localhost', '127.0.0.1'));
});
afterAll(() => server.close());

/** The figure of that name, as Prometheus reads it. */
const figure = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`agent_double_${name} `))
      ?.split(' ')[1],
  );

test('it lives, and it can be sent people', async () => {
  expect((await browser.ask('GET', '/healthz')).body).toBe('{"status":"ok"}');
  expect(await browser.ask('GET', '/readyz')).toMatchObject({ status: 200 });
});

test('the figures count rooms, sockets, moves and refusals, and hold no secret', async () => {
  const party = await gather(server);
  await party.redSpymaster.order({ type: 'startGame' });
  await together(party.everybody);
  const [spymaster] = await clueGiven(party);
  expect(await party.spectator.order({ type: 'stop' })).toBe('turn/not-your-role');
  const { status, headers, body } = await browser.ask('GET', '/metrics');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/u);
  expect(figure(body, 'rooms')).toBe(1);
  expect(figure(body, 'games')).toBe(1);
  expect(figure(body, 'sockets')).toBe(5);
  expect(figure(body, 'moves_total')).toBe(6);
  expect(figure(body, 'refusals_total{code="turn/not-your-role"}')).toBe(1);
  expect(figure(body, 'commit_seconds_count')).toBeGreaterThanOrEqual(6);
  expect(figure(body, 'broadcast_seconds_count')).toBeGreaterThanOrEqual(6);
  const again = (await browser.ask('GET', '/metrics')).body;
  expect(figure(again, 'moves_total')).toBe(6);
  expect(figure(again, 'commit_seconds_count')).toBe(figure(body, 'commit_seconds_count'));
  expect(figure(body, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  expect(hiddenCards(spymaster, 'assassin')).toHaveLength(1);
  const [host] = party.browsers as readonly [Browser];
  for (const secret of [party.room, host.cookie.split('=')[1] ?? 'none', 'Ada']) {
    expect(body).not.toContain(secret);
  }
});

test('another machine reads them with the token alone', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  const bearer = (token: string): Record<string, string> => ({
    ...forwarded,
    authorization: `Bearer ${token}`,
  });
  const status = async (headers: Record<string, string>): Promise<number> =>
    (await browser.ask('GET', '/metrics', undefined, headers)).status;
  expect(await status(forwarded)).toBe(404);
  expect(await status(bearer('another-token'))).toBe(404);
  expect(await status(bearer(TOKEN))).toBe(200);
});

test('without a store that answers it says so', async () => {
  const store = {
    comeBack: () => Promise.resolve(),
    removeIdle: () => Promise.resolve(0),
    countRooms: () => Promise.resolve(0),
    beat: () => Promise.resolve(),
    close: () => Promise.resolve(),
    awaysSince: () => Promise.reject(new Error('gone')),
  };
  const other = await startTestServer({}, { store: store as never });
  const probe = new Browser(other.url.replace('localhost', '127.0.0.1'));
  const answer = await probe.ask('GET', '/readyz');
  expect([answer.status, answer.body]).toEqual([503, '{"refusal":{"code":"store/unavailable"}}']);
  await other.close();
});
