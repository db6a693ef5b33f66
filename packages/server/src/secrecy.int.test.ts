import { describe, expect, test } from 'vitest';
import { DUO_PAIRS, type Identity } from '@agent-double/rules';
import {
  Browser,
  gather,
  temporaryFolder,
  testConfig,
  together,
  type Client,
  type Party,
} from './server.test-kit.ts';
import {
  answersOf,
  bytesOf,
  done,
  drawsInto,
  drawsOfDeal,
  IN_ORDER,
  pry,
  times,
  type Overheard,
} from './secrecy.test-kit.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { FakeSurroundings } from './surroundings.test-kit.ts';

/** The first cards are those that get revealed; what lies under the others is another matter. */
const REVEALED: readonly Identity[] = ['red', 'red', 'blue', 'bystander', 'blue', 'red'];
const HIDDEN: readonly Identity[] = [
  ...times(6, 'red' as const),
  ...times(6, 'blue' as const),
  ...times(6, 'bystander' as const),
  'assassin',
];
/** What is done in private, in one of the two games only. */
interface Whispers {
  readonly key: readonly Identity[];
  readonly isLoud: boolean;
}

class Game {
  readonly around = new FakeSurroundings();
  readonly #data = temporaryFolder();
  #server: RunningServer | null = null;

  async start(): Promise<RunningServer> {
    const config = testConfig(this.#data.folder, { framesPerSecond: 1000 });
    this.#server = await startServer(config, { surroundings: this.around });
    return this.#server;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }

  async end(): Promise<void> {
    await this.stop();
    this.#data.remove();
  }
}

const playTeams = async ({ key, isLoud }: Whispers): Promise<Overheard> => {
  const game = new Game();
  const { around } = game;
  const server = await game.start();
  const party: Party = await gather(server);
  const { redSpymaster, redOperative, blueSpymaster, blueOperative, spectator, room } = party;
  const [, opBrowser, , , watcher] = party.browsers as [
    Browser,
    Browser,
    Browser,
    Browser,
    Browser,
  ];
  const both = { operative: opBrowser, spectator: watcher };
  await done(
    redSpymaster.order({
      type: 'changeSetup',
      change: {
        start: 'red',
        changes: { 'timer.clue': 90, 'timer.guess': 90, 'timer.on_expiry': 'end_turn' },
      },
    }),
  );
  await together(party.everybody);
  around.draws = drawsOfDeal(drawsInto(IN_ORDER, key));
  await done(redSpymaster.order({ type: 'startGame' }));
  await together(party.everybody);
  expect(redSpymaster.key).toEqual({ kind: 'teams', cards: key });

  // Red asks quietly, and gets an answer; both try things out with the referee.
  if (isLoud) {
    await done(redSpymaster.order({ type: 'consult', word: 'murmure', number: 2 }));
    await together([redSpymaster, blueSpymaster]);
    redSpymaster.send({ type: 'judge', id: 1, word: 'chuchote', number: 2 });
    blueSpymaster.send({ type: 'judge', id: 2, word: 'deux mots', number: 2 });
    await done(blueSpymaster.order({ type: 'answerConsultation', answer: 'doubtful' }));
    expect(await redSpymaster.order({ type: 'giveClue', word: '', number: 2 })).toBe('clue/empty');
  }
  await together(party.everybody);
  await done(
    redSpymaster.order({
      ...{ type: 'giveClue', word: 'vrombissage', number: 2 },
      ...(isLoud ? { intended: [0, 1, 9] } : {}),
    }),
  );
  await together(party.everybody);
  redOperative.send({ type: 'mark', card: 1, on: true });
  await together(party.everybody);
  await done(redOperative.order({ type: 'guess', card: 0 }));
  await together(party.everybody);
  expect(await redOperative.order({ type: 'guess', card: 25 })).toBe('card/none');
  expect(await spectator.order({ type: 'guess', card: 3 })).toBe('turn/not-your-role');
  await done(redOperative.order({ type: 'guess', card: 1 }));
  await together(party.everybody);
  await pry(opBrowser, room);
  await pry(watcher, room);
  await done(redOperative.order({ type: 'stop' }));
  await together(party.everybody);

  // Blue asks and is left without an answer, which expires; so does the time of its turn.
  if (isLoud) {
    await done(blueSpymaster.order({ type: 'consult', word: 'silence', number: 1 }));
    await together([redSpymaster, blueSpymaster]);
  }
  around.pass(31_000);
  if (isLoud) {
    await blueSpymaster.until(() =>
      blueSpymaster.raw.some((frame) => frame.includes('"answer":"doubtful"')),
    );
  }
  await together(party.everybody);
  await done(blueSpymaster.order({ type: 'giveClue', word: 'vrombissement', number: 1 }));
  await together(party.everybody);
  for (const card of [2, 3]) {
    await done(blueOperative.order({ type: 'guess', card }));
    await together(party.everybody);
  }

  // A reload in the middle, of the operative and of the spectator, one of them going on.
  await redOperative.leave();
  await spectator.leave();
  await together([redSpymaster, blueSpymaster, blueOperative]);
  if (isLoud) {
    await done(redSpymaster.order({ type: 'consult', word: 'secret', number: 1 }));
    await together([redSpymaster, blueSpymaster]);
    await done(blueSpymaster.order({ type: 'answerConsultation', answer: 'invalid' }));
  }
  const resumed = await opBrowser.enter(room, redOperative);
  const fresh = await watcher.enter(room);
  await done(redSpymaster.order({ type: 'giveClue', word: 'vrombissoir', number: 1 }));
  await together([redSpymaster, blueSpymaster, blueOperative, resumed, fresh]);
  await done(resumed.order({ type: 'object' }));
  await together([redSpymaster, blueSpymaster, blueOperative, resumed, fresh]);
  await done(blueSpymaster.order({ type: 'rule', upheld: false }));
  await done(resumed.order({ type: 'guess', card: 4 }));
  await together([redSpymaster, blueSpymaster, blueOperative, resumed, fresh]);

  // The server goes away while blue asks again, and comes back later.
  if (isLoud) await done(blueSpymaster.order({ type: 'consult', word: 'adieu', number: 1 }));
  await together([redSpymaster, blueSpymaster, blueOperative, resumed, fresh]);
  await game.stop();
  around.pass(600_000);
  const restarted = await game.start();
  const origin = restarted.url.replace('localhost', '127.0.0.1');
  for (const browser of party.browsers) browser.origin = origin;
  const back: Client[] = [];
  for (const browser of party.browsers) back.push(await browser.enter(room));
  const [red, operative, blue, other, again] = back as [Client, Client, Client, Client, Client];
  await together([red, operative, blue, again]);
  await done(blue.order({ type: 'giveClue', word: 'vrombissade', number: 0 }));
  await together([red, operative, blue, again]);
  around.pass(91_000);
  for (const client of [red, operative, blue, again]) {
    await client.until(() => client.table?.play?.turn === 5);
  }
  await together([red, operative, blue, again]);
  await pry(opBrowser, room);
  await pry(watcher, room);

  const frames = bytesOf({
    ...{ redOperative, blueOperative, spectator, resumed, fresh, operative, other, again },
  });
  const answers = answersOf(both);
  await done(red.order({ type: 'abandon' }));
  await together([operative, again]);
  expect(operative.key).toEqual({ kind: 'teams', cards: key });
  expect(again.key).toEqual({ kind: 'teams', cards: key });
  await game.end();
  return { frames, answers };
};

const PAIRS: readonly string[] = (['agent', 'bystander', 'assassin'] as const).flatMap((a) =>
  (['agent', 'bystander', 'assassin'] as const).flatMap((b) => times(DUO_PAIRS[a][b], `${a}/${b}`)),
);
/** Touched by side b, read on a's side; and by side a, read on b's. */
const BY_B = 0;
const BY_A = PAIRS.indexOf('bystander/agent');

/** The same cards for side a, with side b's in another order wherever nobody touches them. */
const otherPairs = (): readonly string[] => {
  const moved = [...PAIRS];
  for (const ours of ['agent', 'bystander', 'assassin']) {
    const places = PAIRS.flatMap((pair, at) =>
      pair.startsWith(ours) && at !== BY_A && at !== BY_B ? [at] : [],
    );
    places.forEach((place, at) => {
      moved[place] = PAIRS[places.at(-1 - at) ?? 0] ?? '';
    });
  }
  return moved;
};

const playDuo = async (pairs: readonly string[], isLoud: boolean): Promise<Overheard> => {
  const game = new Game();
  const origin = (await game.start()).url.replace('localhost', '127.0.0.1');
  const [one, two, three] = [new Browser(origin), new Browser(origin), new Browser(origin)];
  const room = await one.create('Ada');
  await two.join(room, 'Blaise');
  await three.join(room, 'Cleo');
  const [a, b] = [await one.enter(room), await two.enter(room)];
  const spectator = await three.enter(room);
  const all = [a, b, spectator];
  await done(a.order({ type: 'changeSetup', change: { edition: 'duo' } }));
  await done(a.order({ type: 'takeSeat', seat: 'side.a' }));
  await done(b.order({ type: 'takeSeat', seat: 'side.b' }));
  game.around.draws = drawsOfDeal(drawsInto(PAIRS, pairs));
  await done(a.order({ type: 'startGame' }));
  await together(all);
  const side = (at: number): unknown => pairs.map((pair) => pair.split('/')[at]);
  expect(a.key).toEqual({ kind: 'duo', sides: { a: side(0) } });
  expect(b.key).toEqual({ kind: 'duo', sides: { b: side(1) } });
  expect(spectator.key).toBeNull();

  await done(a.order({ type: 'giveClue', word: 'vrombissage', number: 1 }));
  await together(all);
  await done(b.order({ type: 'guess', card: BY_B }));
  await done(b.order({ type: 'stop' }));
  await together(all);
  if (isLoud) {
    b.send({ type: 'judge', id: 1, word: 'chuchote', number: 1 });
    expect(await b.order({ type: 'giveClue', word: '', number: 1 })).toBe('clue/empty');
  }
  const intended = isLoud ? { intended: [BY_A, 3] } : {};
  await done(b.order({ type: 'giveClue', word: 'vrombissoir', number: 1, ...intended }));
  await together(all);
  await done(a.order({ type: 'guess', card: BY_A }));
  await together(all);
  await a.leave();
  await together([b, spectator]);
  const again = await one.enter(room);
  await pry(one, room);
  await pry(three, room);
  await together([again, b, spectator]);
  const overheard = {
    frames: bytesOf({ a, again, spectator }),
    answers: answersOf({ one, three }),
  };
  await game.end();
  return overheard;
};

describe('no byte depends on what is hidden', () => {
  test('an operative and a spectator get the same, whatever the key and the whispers', async () => {
    const quiet = await playTeams({ key: [...REVEALED, ...HIDDEN], isLoud: false });
    const loud = await playTeams({ key: [...REVEALED, ...HIDDEN.toReversed()], isLoud: true });
    expect(Object.values(quiet.frames).flat().length).toBeGreaterThan(150);
    expect(loud.frames).toEqual(quiet.frames);
    expect(loud.answers).toEqual(quiet.answers);
  });

  test('in duo neither the partner nor a spectator gets anything of the other side', async () => {
    const quiet = await playDuo(PAIRS, false);
    const loud = await playDuo(otherPairs(), true);
    expect(otherPairs()).not.toEqual(PAIRS);
    expect(Object.values(quiet.frames).flat().length).toBeGreaterThan(30);
    expect(loud).toEqual(quiet);
  });
});
