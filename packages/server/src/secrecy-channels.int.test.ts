import { afterEach, expect, test, vi } from 'vitest';
import type { Identity } from '@agent-double/rules';
import { WorkerMind } from './bots/worker-mind.ts';
import type { BotMind } from './bots/bot-mind.ts';
import { playOf } from './game.test-kit.ts';
import {
  answersOf,
  bytesOf,
  done,
  drawsInto,
  drawsOfDeal,
  IN_ORDER,
  pry,
} from './secrecy.test-kit.ts';
import { Browser, temporaryFolder, testConfig, together, type Client } from './server.test-kit.ts';
import { startServer } from './start-server.ts';
import { StoreUnavailable, type RoomStore } from './storage/room-store.ts';
import { openSqliteStore } from './storage/sqlite/sqlite-store.ts';
import { FakeSurroundings } from './surroundings.test-kit.ts';

const mind = new WorkerMind();
afterEach(async () => {
  vi.restoreAllMocks();
  await mind.close();
});

/** Everything that leaves the server but to the spymasters, and the backup. */
interface Channels {
  readonly frames: Readonly<Record<string, readonly string[]>>;
  readonly answers: Readonly<Record<string, readonly string[]>>;
  readonly logs: readonly string[];
  readonly metrics: readonly string[];
  /** Cards that were revealed, in their order: they may be told from others. */
  readonly revealed: readonly number[];
}

/** What the machine itself counts: its processor, its memory, its threads. */
const OF_THE_MACHINE = /^(# (HELP|TYPE) )?agent_double_(process|nodejs)_/u;

/** A pong answers a ping of this test, which asks as often as it has to wait. */
const withoutPongs = (frames: Channels['frames']): Channels['frames'] =>
  Object.fromEntries(
    Object.entries(frames).map(([name, all]) => [
      name,
      all.filter((frame) => !frame.startsWith('{"type":"pong"')),
    ]),
  );

/** A mind and a store of which a test knows when they are at rest. */
class Rest {
  #busy = 0;
  /** Whether nothing can be written now. */
  isAway = false;

  readonly watched = <Args extends unknown[], T>(
    task: (...args: Args) => Promise<T>,
  ): ((...args: Args) => Promise<T>) => {
    return (...args) => {
      this.#busy += 1;
      return task(...args).finally(() => {
        this.#busy -= 1;
      });
    };
  };

  /** The same mind, which outlives its server. */
  mind(mind: BotMind): BotMind {
    return {
      next: this.watched((question) => mind.next(question)),
      lookBack: this.watched((at) => mind.lookBack(at)),
      close: () => Promise.resolve(),
    };
  }

  store(store: RoomStore): RoomStore {
    const append = this.watched((...entry: Parameters<RoomStore['append']>) =>
      store.append(...entry),
    );
    return {
      ...store,
      append: (...entry) =>
        this.isAway ? Promise.reject(new StoreUnavailable('away')) : append(...entry),
    };
  }

  /** Resolves once nobody thinks or writes, and all clients have heard of it. */
  async settled(clients: readonly Client[]): Promise<void> {
    for (let calm = 0; calm < 2; calm += 1) {
      await together(clients);
      await new Promise((resolve) => setImmediate(resolve));
      while (this.#busy > 0) {
        calm = -1;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  }
}

const SEAT = { edition: 'classique-2025', start: 'red' } as const;
const TIMERS = { 'timer.clue': 20, 'timer.guess': 20, 'timer.on_expiry': 'end_turn' } as const;

/** A game in which computers guess for both sides, under that key. */
const play = async (key: readonly Identity[], intended: readonly number[]): Promise<Channels> => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const { folder, remove } = temporaryFolder();
  const around = new FakeSurroundings();
  const rest = new Rest();
  const logs: string[] = [];
  const server = await startServer(
    testConfig(folder, {
      ...{ framesPerSecond: 1000, logLevel: 'debug', botPace: 1000 },
      publicUrl: 'https://jeu.example.org',
    }),
    {
      surroundings: around,
      mind: rest.mind(mind),
      store: rest.store(await openSqliteStore(folder)),
      logTo: { write: (line) => void logs.push(line) },
    },
  );
  const origin = server.url.replace('localhost', '127.0.0.1');
  const browsers = Array.from({ length: 4 }, () => new Browser(origin));
  const [ada, ben, cleo, denis] = browsers as [Browser, Browser, Browser, Browser];
  const room = await ada.create('Ada');
  for (const [at, browser] of [ben, cleo, denis].entries()) await browser.join(room, `B${at}`);
  const clients: Client[] = [];
  for (const browser of browsers) clients.push(await browser.enter(room));
  const [red, operative, blue, spectator] = clients as [Client, Client, Client, Client];
  await done(red.order({ type: 'takeSeat', seat: 'red.spymaster' }));
  await done(operative.order({ type: 'takeSeat', seat: 'red.operative' }));
  await done(blue.order({ type: 'takeSeat', seat: 'blue.spymaster' }));
  for (const seat of ['red.operative', 'blue.operative'] as const) {
    await done(red.order({ type: 'addBot', name: `Robot ${seat}`, level: 2, seat }));
  }
  await done(red.order({ type: 'changeSetup', change: { ...SEAT, changes: TIMERS } }));
  await rest.settled(clients);
  around.draws = drawsOfDeal(drawsInto(IN_ORDER, key));
  await done(red.order({ type: 'startGame' }));
  await rest.settled(clients);
  expect(red.key).toEqual({ kind: 'teams', cards: key });

  /** Lets time pass, with computers that think and move in it, until the turn is over. */
  const over = async (turn: number): Promise<void> => {
    for (let steps = 0; playOf(spectator).turn === turn && steps < 400; steps += 1) {
      around.pass(500);
      await rest.settled(clients);
    }
    expect(playOf(spectator).turn).toBe(turn + 1);
  };
  const metrics: string[] = [];
  const look = async (): Promise<void> => {
    for (const browser of [ben, denis]) {
      await pry(browser, room);
      await browser.ask('GET', '/readyz');
      await browser.ask('GET', `/api/rooms/${room}/record/1`);
      await browser.ask('GET', '/api/offer');
      await browser.ask('GET', '/metrics', undefined, { 'x-forwarded-for': '192.0.2.7' });
    }
    const { body } = await new Browser(origin).ask('GET', '/metrics');
    metrics.push(...body.split('\n').filter((line) => !OF_THE_MACHINE.test(line)));
  };

  const words = [...playOf(red).words];
  const clueFor = { type: 'giveClue', word: 'animal', number: 2 } as const;
  /** Two cards that the computers have left face down. */
  const meant = () =>
    intended.filter((card) => playOf(spectator).covered[card] === null).slice(0, 2);
  await done(red.order({ ...clueFor, intended: meant() }));
  await rest.settled(clients);
  await look();
  await over(1);
  await done(blue.order({ ...clueFor, word: 'voyage', intended: meant() }));
  await rest.settled(clients);
  await over(2);

  // Nobody speaks, and the time runs out; then the store is away for a while.
  await over(3);
  rest.isAway = true;
  expect(await blue.order({ ...clueFor, word: 'musique' })).toBe('store/unavailable');
  expect(await operative.order({ type: 'rename', name: 'Zoé' })).toBe('store/unavailable');
  rest.isAway = false;
  around.pass(1000);
  await rest.settled(clients);
  await done(blue.order({ ...clueFor, word: 'musique', intended: meant() }));
  await rest.settled(clients);
  expect(await spectator.order({ type: 'guess', card: 3 })).toBe('turn/not-your-role');
  await over(4);
  await look();

  const revealed = playOf(spectator).covered.flatMap((cover, card) =>
    cover === null ? [] : [card],
  );
  expect(playOf(spectator).phase.name).not.toBe('over');
  const channels = {
    frames: withoutPongs(bytesOf({ operative, spectator })),
    answers: answersOf({ ben, denis }),
    logs: logs.map((line) => JSON.stringify({ ...(JSON.parse(line) as object), time: 0 })),
    ...{ metrics, revealed },
  };
  expect(words).toHaveLength(25);
  await server.close();
  remove();
  return channels;
};

/** The same key on the cards that were revealed, and the others' identities turned about. */
const otherwise = (key: readonly Identity[], revealed: readonly number[]): readonly Identity[] => {
  const hidden = key.filter((_, card) => !revealed.includes(card)).toReversed();
  return key.map((identity, card) =>
    revealed.includes(card) ? identity : (hidden.shift() ?? identity),
  );
};

test('no byte of any channel depends on the hidden key, while computers guess and time runs', async () => {
  // Spread about, so that a guess by chance rarely ends the game.
  const key = IN_ORDER.map((_, card) => IN_ORDER[(card * 7) % IN_ORDER.length] ?? 'bystander');
  const cards = key.map((_, card) => card);
  const one = await play(key, cards);
  const other = otherwise(key, one.revealed);
  const two = await play(other, cards.toReversed());
  expect(one.revealed.length).toBeGreaterThan(2);
  expect(other.filter((identity, card) => identity !== key[card]).length).toBeGreaterThan(8);
  expect(one.frames['spectator']?.length).toBeGreaterThan(12);
  expect(one.logs.some((line) => line.includes('store is unavailable'))).toBe(true);
  expect(one.metrics.some((line) => /^agent_double_moves_total [1-9]/u.test(line))).toBe(true);
  expect(one.metrics.some((line) => line.startsWith('agent_double_commit_seconds_count'))).toBe(
    true,
  );
  expect(two).toEqual(one);
}, 180_000);
