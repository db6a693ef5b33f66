import { expect, SIZES, test } from './table/fixtures.ts';
import { flaws } from './table/flaws.ts';
import { QUICK } from './table/server.ts';

for (const [locale, names] of [
  [
    'fr-FR',
    {
      play: 'Jouer avec l’ordinateur',
      yours: 'À vous de jouer',
      reveal: /^Révéler/u,
      over: /gagnent$/u,
    },
  ],
  [
    'en-GB',
    { play: 'Play with the computer', yours: 'Your turn', reveal: /^Reveal/u, over: /wins$/u },
  ],
] as const) {
  test(`one person plays a whole game with computers after one click (${locale})`, async ({
    person,
    serve,
  }) => {
    const { url } = await serve(QUICK);
    const { page } = await person({ locale });
    await page.goto(url);
    await page.getByRole('button', { name: names.play }).click();
    const mine = page.getByRole('region', { name: names.yours });
    const over = page.getByRole('region', { name: names.over });
    for (let guess = 0; guess < 25; guess += 1) {
      await expect(mine.or(over)).toBeVisible({ timeout: 60_000 });
      if (await over.isVisible()) break;
      const cards = page.getByRole('grid').getByRole('button');
      const label = await cards
        .and(page.getByRole('button', { name: /face cachée|face down/u }))
        .first()
        .getAttribute('aria-label');
      const card = cards.and(
        page.getByRole('button', { name: new RegExp(`^${label?.split(',')[0] ?? ''},`, 'u') }),
      );
      await card.click();
      await mine.getByRole('button', { name: names.reveal }).click();
      await expect(card).toHaveAccessibleName(/découvert|revealed|covered/u);
    }
    await expect(over).toBeVisible();
    // What the computers meant and weighed is told.
    await expect(page.getByText(/visait|meant/u).first()).toBeVisible();
  });
}

test('where there are no computers, the table says so and stays', async ({ person, serve }) => {
  const { url } = await serve({ BOTS: 'off' });
  const alone = await person();
  await alone.page.goto(url);
  await alone.button('Jouer avec l’ordinateur').click();
  await expect(alone.page.getByText('Ce serveur n’a pas d’ordinateurs qui jouent.')).toBeVisible();
  const seat = alone.page.getByRole('group', { name: 'Agent rouge' });
  await expect(seat).toContainText('vous');
});

test('the host seats computers of any strength, takes their place and sends them away', async ({
  server,
  person,
}) => {
  const host = await person({ viewport: SIZES.phone });
  const link = await host.createTable(server.url);
  const seat = host.page.getByRole('group', { name: 'Agent rouge', exact: true });
  await seat.getByRole('button', { name: 'Ajouter un ordinateur' }).click();
  await expect(seat.getByRole('button', { name: 'novice' })).toBeFocused();
  await expect(seat.getByRole('button', { name: 'novice' })).toHaveText('Novice');
  expect(await flaws(host.page)).toEqual([]);
  await seat.getByRole('button', { name: 'redoutable' }).click();
  await expect(seat).toContainText('ordinateur redoutable');

  // A guest sees who is a computer, and can't send it away.
  const guest = await person();
  await guest.page.goto(link);
  const seen = guest.page.getByRole('group', { name: 'Agent rouge', exact: true });
  await expect(seen).toContainText('ordinateur redoutable');
  await expect(seen.getByRole('button', { name: /^Retirer/u })).toHaveCount(0);
  await guest.sit('Agent bleu');

  await host.button('Compléter avec des ordinateurs').click();
  const spy = host.page.getByRole('group', { name: 'Espion bleu' });
  await expect(spy).toContainText('ordinateur redoutable');
  await expect(host.button('Distribuer les cartes')).toHaveAttribute('aria-disabled', 'false');
  await spy.getByRole('button', { name: /^Jouer à la place de/u }).click();
  await expect(spy).toContainText('vous');
  await expect(spy).not.toContainText('ordinateur redoutable');
  await seat.getByRole('button', { name: /^Retirer/u }).click();
  await expect(seat).not.toContainText('ordinateur redoutable');
  await expect(host.page.locator('html')).toHaveJSProperty('scrollWidth', SIZES.phone.width);
});

test('a computer takes over for somebody who leaves a running game', async ({ person, serve }) => {
  const { url } = await serve(QUICK);
  const host = await person();
  const link = await host.createTable(url);
  const guest = await person();
  await guest.join(link, 'Agent rouge');
  await host.button('Compléter avec des ordinateurs').click();
  await host.deal();
  await expect(guest.board).toBeVisible();
  await guest.button('Menu de la table').click();
  await guest.button('Quitter la table').click();
  await guest.button('Quitter la table').last().click();
  await host.button('Ajouter un ordinateur').click();
  await host.button('habile').click();
  await expect(host.status('On attend quelqu’un')).toHaveCount(0);
});
