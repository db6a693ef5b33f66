import { expect, test, vi } from 'vitest';
import { clueGiven, hiddenCards, playOf } from '../game.test-kit.ts';
import { serveProcess, type Served } from '../served.test-kit.ts';
import { gather, temporaryFolder, type Client } from '../server.test-kit.ts';
import { makeDatabase } from '../storage/postgres/database.test-kit.ts';
import { faceOf } from './nodes.test-kit.ts';
import { roundRobin } from './round-robin.test-kit.ts';

/** Resolves once all of them see the same table, and `met` holds of it. */
const agreed = async (clients: readonly Client[], met: (client: Client) => boolean) => {
  await vi.waitFor(
    () => {
      for (const client of clients) expect(met(client)).toBe(true);
      for (const client of clients) expect(faceOf(client)).toEqual(faceOf(clients[0]!));
    },
    { timeout: 30_000 },
  );
};

const hasSeat = ({ table }: Client, people: number): boolean =>
  table?.people.filter(({ seat }) => seat !== null).length === people;

test('behind a proxy without sticky sessions, a server killed in mid-turn ends no game', async () => {
  const database = await makeDatabase();
  const { folder, remove } = temporaryFolder();
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, BOTS: 'off' };
  const nodes: readonly Served[] = await Promise.all(
    Array.from({ length: 3 }, () => serveProcess(settings)),
  );
  const proxy = await roundRobin(nodes.map(({ port }) => Number(port)));
  const party = await gather({ url: proxy.url });
  await agreed(party.everybody, (client) => hasSeat(client, 4));
  expect(Math.min(...proxy.open)).toBeGreaterThan(0);
  await party.redSpymaster.order({ type: 'changeSetup', change: { start: 'red' } });
  expect(await party.redSpymaster.order({ type: 'startGame' })).toBe('done');
  expect(await party.spectator.order({ type: 'takeSeat', seat: 'red.operative' })).toBe('done');
  await agreed(
    party.everybody,
    (client) => hasSeat(client, 5) && client.table?.play?.phase.name === 'clue',
  );
  const [spymaster] = await clueGiven(party);
  await agreed(party.everybody, (client) => playOf(client).phase.name === 'guess');

  // Two of a team reveal one card in the same millisecond.
  const [card = -1, next = -1] = hiddenCards(spymaster, 'red');
  const answers = await Promise.all(
    [party.redOperative, party.spectator].map((client) => client.order({ type: 'guess', card })),
  );
  expect(answers.toSorted()).toEqual(['card/covered', 'done']);
  await agreed(party.everybody, (client) => playOf(client).covered[card] === 'red');

  // Whoever was on the server that is killed comes back by another one.
  await nodes[proxy.open.indexOf(Math.max(...proxy.open))]?.end('SIGKILL');
  const gone = await Promise.all(
    party.everybody.map((client) =>
      Promise.race([client.closed.then(() => true), client.settled().then(() => false)]),
    ),
  );
  expect(new Set(gone)).toEqual(new Set([true, false]));
  const back: Client[] = [];
  for (const [at, client] of party.everybody.entries()) {
    back.push(gone[at] ? await party.browsers[at]!.enter(party.room, client) : client);
  }
  await agreed(back, (client) => playOf(client).covered[card] === 'red');
  expect(await back[1]!.order({ type: 'guess', card: next })).toBe('done');
  await agreed(back, (client) => playOf(client).covered[next] === 'red');
  expect(await back[4]!.order({ type: 'stop' })).toBe('done');
  await agreed(back, (client) => playOf(client).turn === 2);

  await proxy.close();
  await Promise.all(nodes.map((node) => node.end('SIGKILL')));
  await database.remove();
  remove();
});
