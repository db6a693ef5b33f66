import { flaws } from './table/flaws.ts';
import { expect, test } from './table/fixtures.ts';
import { dealtVersus } from './table/versus.ts';

test('a clue-giver has notes and the words by colour, on that device alone', async ({
  server,
  person,
}) => {
  const { first } = await dealtVersus(server, person);
  const { spy, agent } = first;
  const { page } = spy;
  const sent: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  await page.reload();
  const own = await spy.hidden(first.colour);
  const [found = ''] = own;

  await spy.button('Mon carnet').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Mon carnet' });
  const group = sheet.getByRole('definition').first();
  await expect(group).toHaveText(own.join(', '));
  await expect(sheet.getByRole('term').first()).toContainText('9');
  const notes = sheet.getByLabel('Notes pour vous seul');
  await notes.fill('<b>mer</b> pour trois');
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.reload();
  await spy.button('Mon carnet').click();
  await expect(notes).toHaveValue('<b>mer</b> pour trois');
  await page.keyboard.press('Escape');
  await expect(agent.button('Menu de la table')).toBeVisible();
  await expect(agent.button('Mon carnet')).toHaveCount(0);

  await spy.clue('1');
  await agent.guess(found);
  await spy.button('Mon carnet').click();
  await expect(group).toHaveText(own.slice(1).join(', '));
  expect(sent.join('')).not.toContain('pour trois');
});

test('the notes are wiped with the game', async ({ server, person }) => {
  const { host } = await dealtVersus(server, person);
  const kept = () =>
    host.page.evaluate(() => localStorage.getItem('agent-double.notes') ?? 'nothing');
  await host.button('Mon carnet').click();
  await host.page.getByLabel('Notes pour vous seul').fill('secret');
  expect(await kept()).toContain('secret');
  await host.page.keyboard.press('Escape');
  await host.button('Menu de la table').click();
  await host.button('Abandonner la partie').click();
  await host.button('Abandonner la partie').click();
  await expect(host.button('Rejouer')).toBeVisible();
  await expect.poll(kept).toBe('[]');
  await expect(host.button('Mon carnet')).toHaveCount(0);
});
