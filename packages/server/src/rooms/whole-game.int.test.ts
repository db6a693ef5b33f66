import { afterAll, beforeAll, expect, test } from 'vitest';
import { opponent } from '@agent-double/rules';
import { CLUES, hiddenCards, onTurn, playOf } from '../game.test-kit.ts';
import type { RunningServer } from '../start-server.ts';
import { gather, startTestServer, together, type Client } from '../server.test-kit.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('four people play a game to its end, and a spectator sees the same table', async () => {
  const party = await gather(server);
  const { redSpymaster, spectator, everybody } = party;
  expect(await redSpymaster.order({ type: 'startGame' })).toBe('done');
  await together(everybody);
  expect(spectator.key).toBeNull();
  expect(party.redOperative.key).toBeNull();

  for (const word of CLUES) {
    if (playOf(spectator).phase.name === 'over') break;
    const [spymaster, operative] = onTurn(party);
    const team = operative === party.redOperative ? 'red' : 'blue';
    const cards = hiddenCards(spymaster, team).slice(0, 2);
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
  const faceUp = (client: Client): unknown => ({
    ...client.table,
    play: { ...playOf(client), privy: null },
  });
  for (const client of everybody) expect(faceUp(client)).toEqual(faceUp(spectator));
  for (const client of everybody) expect(client.key).toEqual(redSpymaster.key);
});
