import { flaws } from './table/flaws.ts';
import { expect, test } from './table/fixtures.ts';
import { dealtFirst } from './table/versus.ts';

test('a clue-giver has notes and the words by colour, on that device alone', async ({
  server,
  person,
  extra,
}) => {
  const { first } = await dealtFirst(server, person, extra);
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

test('a reload loses nothing of a clue half written, and nothing of it stays once it is given', async ({
  server,
  person,
  extra,
}) => {
  const { first } = await dealtFirst(server, person, extra);
  const { page } = first.spy;
  const kept = () => page.evaluate(() => sessionStorage.getItem('agent-double.draft'));
  const field = page.getByLabel('Votre indice et son nombre');
  const [one = '', other = ''] = await first.spy.hidden(first.colour);
  await first.spy.card(one).click();
  await first.spy.card(other).click();
  await field.fill('kangourou');
  await page.reload();
  await expect(field).toHaveValue('kangourou');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('2');
  await expect(
    page.getByText(`Mots visés : ${one.toUpperCase()}, ${other.toUpperCase()}`),
  ).toBeVisible();
  await expect(first.spy.card(other)).toHaveAttribute('aria-pressed', 'true');

  // The number that was picked comes back too, and after the clue nothing does.
  await page.getByLabel('Nombre', { exact: true }).selectOption('3');
  await page.reload();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('3');
  await first.spy.button('Donner l’indice').click();
  await expect(first.agent.status('À vous de jouer')).toBeVisible();
  await expect(first.agent.page.getByText('encore 4 propositions')).toBeVisible();
  await expect.poll(kept).toBeNull();
});

test('the notes are wiped with the game', async ({ server, person, extra }) => {
  const { host } = await dealtFirst(server, person, extra);
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
