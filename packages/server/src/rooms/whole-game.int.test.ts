import { afterAll, beforeAll, expect, test } from 'vitest';
import { opponent, type Identity, type Table } from '@agent-double/rules';
import type { RunningServer } from '../start-server.ts';
import { gather, startTestServer, together, type Client, type Party } from '../server.test-kit.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const playOf = ({ table }: Client): Extract<Table['play'], { kind: 'teams' }> => {
  if (table?.play?.kind !== 'teams') throw new Error('no game of teams');
  return table.play;
};

/** Cards that are `identity` and still face down, as that client's key says. */
const hidden = (client: Client, identity: Identity): readonly number[] =>
  (client.key?.kind === 'teams' ? client.key.cards : []).flatMap((card, at) =>
    card === identity && playOf(client).covered[at] === null ? [at] : [],
  );

/** Clues that no pack has. */
const WORDS = [...'abcdefghijklmnop'].map((letter) => `vrombi${letter}sse`);

const onTurn = (party: Party): readonly [Client, Client] => {
  const { phase } = playOf(party.spectator);
  if (phase.name === 'over' || phase.name === 'penalty_last_call') throw new Error('no turn');
  return phase.team === 'red'
    ? [party.redSpymaster, party.redOperative]
    : [party.blueSpymaster, party.blueOperative];
};

test('four people play a game to its end, and a spectator sees the same table', async () => {
  const party = await gather(server);
  const { redSpymaster, spectator, everybody } = party;
  expect(await redSpymaster.order({ type: 'startGame' })).toBe('done');
  await together(everybody);
  expect(spectator.key).toBeNull();
  expect(party.redOperative.key).toBeNull();

  for (const word of WORDS) {
    if (playOf(spectator).phase.name === 'over') break;
    const [spymaster, operative] = onTurn(party);
    const team = operative === party.redOperative ? 'red' : 'blue';
    const cards = hidden(spymaster, team).slice(0, 2);
    expect(await spymaster.order({ type: 'giveClue', word, number: 2 })).toBe('done');
    await together(everybody);
    for (const card of cards) expect(await operative.order({ type: 'guess', card })).toBe('done');
    if (playOf(operative).phase.name === 'guess') await operative.order({ type: 'stop' });
    await together(everybody);
  }

  const over = playOf(spectator).phase;
  // Two words a turn: eight are found before nine.
  const { start } = playOf(spectator);
  expect(over).toMatchObject({ name: 'over', reason: 'all_found', winner: opponent(start) });
  for (const client of everybody) expect(client.table).toEqual(spectator.table);
  for (const client of everybody) expect(client.key).toEqual(redSpymaster.key);
});
