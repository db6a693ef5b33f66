import type { ClueLookedAt } from '@agent-double/protocol';
import type { ClueAnalysis } from '@agent-double/bots';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BotMind, LookBack } from '../bots/bot-mind.ts';
import { LOOKS_PER_MINUTE } from '../limits/room-guard.ts';
import { Browser, gather, startTestServer, type Party } from '../server.test-kit.ts';
import type { RunningServer } from '../start-server.ts';
import { MAX_LOOKS } from './clue-routes.ts';

const SEEN: ClueAnalysis = {
  known: true,
  taken: [{ word: 'mer', role: 'own' }],
  better: {
    because: 'safer',
    chosen: {
      clue: 'vague',
      number: 2,
      intended: ['mer', 'port'],
      reasons: { links: [], danger: null, rejected: null },
    },
  },
};

let server: RunningServer;
let asked: LookBack[];
let answer: () => Promise<ClueAnalysis | null>;
const mind: BotMind = {
  next: () => Promise.resolve(null),
  lookBack: (at) => {
    asked.push(at);
    return answer();
  },
  close: () => Promise.resolve(),
};
beforeAll(async () => {
  server = await startTestServer({}, { mind });
});
beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve(SEEN);
});
afterAll(() => server.close());

const look = async (browser: Browser, room: string, place = '1/clues/1') => {
  const { status, body } = await browser.ask('GET', `/api/rooms/${room}/record/${place}`);
  const told = JSON.parse(body) as ClueLookedAt | { refusal: { code: string } };
  return 'refusal' in told ? ([status, told.refusal.code] as const) : told;
};

/** A party that has been dealt a game; its red spymaster is the host. */
const playing = async (): Promise<Party> => {
  const party = await gather(server);
  await party.redSpymaster.order({ type: 'startGame' });
  return party;
};

test('a clue is looked back at once the game is over, by what all saw and the key', async () => {
  const { room, redSpymaster } = await playing();
  const stranger = new Browser(server.url.replace('localhost', '127.0.0.1'));
  expect(await look(stranger, room)).toEqual([409, 'record/running']);
  expect(asked).toEqual([]);
  await redSpymaster.order({ type: 'abandon' });
  expect(await look(stranger, room)).toEqual({
    known: true,
    taken: [{ word: 'mer', role: 'own' }],
    better: { clue: 'vague', number: 2, intended: ['mer', 'port'], because: 'safer' },
  });
  expect(asked).toMatchObject([{ language: 'fr', turn: 1, key: { kind: 'teams' } }]);
  expect(asked[0]?.events.map(({ type }) => type)).not.toContain('seatTaken');
});

test.each([
  ['2/clues/1', 404, 'record/none'],
  ['x/clues/1', 404, 'record/none'],
  ['1/clues/0', 404, 'record/no-clue'],
  ['1/clues/9', 404, 'record/no-clue'],
])('%s is answered with %i %s', async (place, status, code) => {
  const { room, redSpymaster, browsers } = await playing();
  await redSpymaster.order({ type: 'abandon' });
  answer = () => Promise.resolve(null);
  expect(await look(browsers[0]!, room, place)).toEqual([status, code]);
});

test('so many wait at once, and no more; a fault gives the place back', async () => {
  const { room, redSpymaster, browsers } = await playing();
  await redSpymaster.order({ type: 'abandon' });
  const fail: (() => void)[] = [];
  answer = () =>
    new Promise((_, reject) => {
      fail.push(() => {
        reject(new Error('no thought'));
      });
    });
  const waiting = Array.from({ length: MAX_LOOKS }, () => look(browsers[0]!, room));
  await expect.poll(() => fail.length).toBe(MAX_LOOKS);
  expect(await look(browsers[0]!, room)).toEqual([503, 'room/busy']);
  for (const one of fail) one();
  expect(await Promise.all(waiting)).toContainEqual([500, 'server/error']);
  answer = () => Promise.resolve(SEEN);
  expect(await look(browsers[0]!, room)).toMatchObject({ known: true });
});

test('an address looks back so often in a minute, and a server without computers never', async () => {
  const own = await startTestServer({}, { mind });
  const party = await gather(own);
  await party.redSpymaster.order({ type: 'startGame' });
  await party.redSpymaster.order({ type: 'abandon' });
  for (let at = 0; at < LOOKS_PER_MINUTE; at += 1) {
    expect(await look(party.browsers[0]!, party.room)).toMatchObject({ known: true });
  }
  expect(await look(party.browsers[0]!, party.room)).toEqual([429, 'address/too-many']);
  await own.close();
  const without = await startTestServer({ bots: 'off' });
  const browser = new Browser(without.url.replace('localhost', '127.0.0.1'));
  expect(await look(browser, 'bamo-kitu-revalo')).toEqual([409, 'bot/unavailable']);
  await without.close();
});
