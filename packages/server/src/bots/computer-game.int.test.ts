import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, FOUR_SEATS, startTestServer } from '../server.test-kit.ts';
import type { RunningServer } from '../start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ botPace: 0 });
});
afterAll(() => server.close());

test('four computer players play a whole game in a thread of their own', async () => {
  const browser = new Browser(server.url.replace('localhost', '127.0.0.1'));
  const room = await browser.create('Ada');
  const spectator = await browser.enter(room);
  for (const [at, seat] of FOUR_SEATS.entries()) {
    const bot = { type: 'addBot', name: `Agent Robot ${at}`, level: 3, seat } as const;
    expect(await spectator.order(bot)).toBe('done');
  }
  expect(await spectator.order({ type: 'startGame' })).toBe('done');
  await spectator.until(() => spectator.table?.play?.phase.name === 'over');

  const play = spectator.table?.play;
  if (play?.kind !== 'teams' || play.phase.name !== 'over') throw new Error('no end');
  const said = play.log.flatMap(({ clue }) => (clue === null ? [] : [clue.word]));
  // Any game may end with the first clue: the assassin is among the words.
  expect(said.length).toBeGreaterThan(0);
  expect(new Set(said).size).toBe(said.length);
  expect(play.phase.intended.length).toBe(said.length);
  expect(play.phase.intended.every(({ thoughts }) => thoughts !== undefined)).toBe(true);

  // Nothing of what they thought has left the server before the end.
  const before = spectator.raw.filter((frame) => !frame.includes('"gameEnded"'));
  expect(before.some((frame) => frame.includes('thoughts'))).toBe(false);
});

test('a table without computer players refuses them', async () => {
  const without = await startTestServer({ bots: 'off' });
  const browser = new Browser(without.url.replace('localhost', '127.0.0.1'));
  const host = await browser.enter(await browser.create('Ada'));
  const bot = { type: 'addBot', name: 'Robot', level: 1, seat: 'red.operative' } as const;
  expect(await host.order(bot)).toBe('bot/unavailable');
  expect(host.table?.people).toHaveLength(1);
  await without.close();
});
