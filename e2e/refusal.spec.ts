import { expect, SIZES, test } from './table/fixtures.ts';

test('a refusal leaves the band free, and goes when something else happens', async ({
  server,
  person,
}) => {
  const [spy, other] = await Promise.all([person(), person()]);
  const agent = await person({ viewport: SIZES.phone });
  let refuses = false;
  // A server that finds the turn over, as it does for an order that lost a race.
  await agent.page.routeWebSocket(/\/socket$/u, (socket) => {
    const far = socket.connectToServer();
    socket.onMessage((message) => {
      const frame = JSON.parse(String(message)) as { type: string; id: string };
      if (refuses && frame.type === 'order') {
        const refusal = { code: 'turn/over' };
        socket.send(JSON.stringify({ type: 'refused', id: frame.id, refusal }));
      } else far.send(message);
    });
  });
  const link = await spy.createTable(server.url);
  await agent.page.goto(link);
  await spy.button('Jouer contre un adversaire simulé').click();
  await agent.sits('Agent rouge');
  await other.join(link, 'Agent rouge');
  await spy.deal();
  const [own = '', next = ''] = await spy.hidden('rouge');
  await spy.clue('2');
  await agent.guess(own);

  const refused = agent.page.getByRole('alert').filter({ hasText: /\S/u });
  const band = agent.page.locator('.band');
  refuses = true;
  await agent.button('Terminer le tour').click();
  await expect(refused).toBeVisible();
  const [above, below] = [await refused.boundingBox(), await band.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await agent.card(next).click();
  await expect(refused).toHaveCount(0);

  // On a phone the turn is not ended while a card is chosen.
  await agent.card(next).click();
  await agent.button('Terminer le tour').click();
  await expect(refused).toBeVisible();
  await other.button('Terminer le tour').click();
  await expect(agent.status('À vous de jouer')).toHaveCount(0);
  await expect(refused).toHaveCount(0);
});
