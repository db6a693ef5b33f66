import { flaws } from './table/flaws.ts';
import { expect, SIZES, test } from './table/fixtures.ts';
import { dealtVersus } from './table/versus.ts';

for (const [locale, names] of [
  [
    'fr-FR',
    {
      create: 'Créer une table',
      change: 'Changer le jeu',
      rules: 'Règles',
      close: 'Fermer',
      fixed: 'Ce que l’édition fixe',
    },
  ],
  [
    'en-GB',
    {
      create: 'Create a table',
      change: 'Change the game',
      rules: 'Rules',
      close: 'Close',
      fixed: 'What the edition fixes',
    },
  ],
] as const) {
  test(`screens before the deal have no flaw that axe knows (${locale})`, async ({
    server,
    person,
  }) => {
    const { page } = await person({ locale });
    await page.goto(server.url);
    await expect(page.getByRole('button', { name: names.create })).toBeVisible();
    expect(await flaws(page)).toEqual([]);
    await page.getByRole('button', { name: names.create }).click();
    await expect(page.getByRole('img', { name: /QR/u })).toBeVisible();
    expect(await flaws(page)).toEqual([]);
    await page.getByRole('button', { name: names.change, exact: true }).click();
    await page.getByText(names.fixed).click();
    expect(await flaws(page)).toEqual([]);
    await page.getByRole('button', { name: names.close }).click();
    await page.goto(`${server.url}/regles/precedente/coop_sim`);
    await expect(page.getByRole('heading', { name: names.rules, exact: true })).toBeVisible();
    expect(await flaws(page)).toEqual([]);
    await page.goto(`${server.url}/rien/du/tout`);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await flaws(page)).toEqual([]);
  });
}

test('a game has no flaw that axe knows, whoever looks at it', async ({ server, person }) => {
  const { first, second } = await dealtVersus(server, person);
  await second.agent.page.setViewportSize(SIZES.phone);
  const [own = '', other = ''] = await first.spy.hidden(first.colour);
  await first.spy.card(own).click();
  await first.spy.page.getByLabel('Votre indice et son nombre').fill(`${own} 2`);
  await expect(first.spy.page.getByText('Interdit.')).toBeVisible();
  expect(await flaws(first.spy.page)).toEqual([]);
  await first.spy.clue('2');
  await first.agent.guess(own);
  await first.agent.card(other).click();
  await expect(first.agent.card(other)).toHaveAccessibleName(/désigné/u);
  expect(await flaws(first.agent.page)).toEqual([]);
  expect(await flaws(second.spy.page)).toEqual([]);
  expect(await flaws(second.agent.page)).toEqual([]);

  await second.agent.button('Journal').click();
  await expect(second.agent.page.getByRole('dialog', { name: 'Journal' })).toContainText(own);
  expect(await flaws(second.agent.page)).toEqual([]);
  await first.spy.button('Menu de la table').click();
  await expect(first.spy.page.getByRole('dialog')).toContainText('Les gens de la table');
  expect(await flaws(first.spy.page)).toEqual([]);
});

test('a game is played by keyboard alone, and told to a screen reader', async ({
  server,
  person,
}) => {
  const { first, second } = await dealtVersus(server, person);
  const { page: spy } = first.spy;
  const { page: agent } = first.agent;
  const [word = ''] = await first.spy.hidden(first.colour);

  // Tab leads into the board once; arrows lead from card to card.
  await first.spy.board.getByRole('button').first().focus();
  for (let step = 0; step < 25; step += 1) {
    const name = await spy.locator(':focus').getAttribute('aria-label');
    if (name?.startsWith(`${word},`)) break;
    await spy.keyboard.press(step % 5 === 4 ? 'ArrowDown' : 'ArrowRight');
  }
  await spy.keyboard.press('Enter');
  await expect(first.spy.card(word)).toHaveAccessibleName(/visé par votre indice/u);
  await spy.keyboard.press('Tab');
  await spy.keyboard.type('kangourou 1');
  await spy.keyboard.press('Enter');
  await expect(second.agent.page.getByRole('status')).toContainText(/Indice\s: kangourou, 1\./u);

  await first.agent.card(word).focus();
  await agent.keyboard.press('Enter');
  await agent.keyboard.press('Tab');
  await expect(agent.locator(':focus')).toHaveAccessibleName(`Révéler ${word}`);
  await agent.keyboard.press('Enter');
  await expect(second.agent.page.getByRole('status')).toContainText(
    new RegExp(`${word}\\s: ${first.colour}\\.`, 'u'),
  );
  await expect(first.agent.button('Terminer le tour')).toBeVisible();
  await first.agent.button('Terminer le tour').press('Enter');
  await expect(second.agent.page.getByRole('status')).toContainText(/Au tour des/u);
});
