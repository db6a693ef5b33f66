import type { Page, Response } from '@playwright/test';
import { flaws } from './table/flaws.ts';
import { expect, SIZES, test } from './table/fixtures.ts';
import type { Player } from './table/player.ts';

const sideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Whose turn it is to take the device, and takes it. */
const take = async (player: Player, title: RegExp, show: string): Promise<void> => {
  await expect(player.page.getByRole('heading', { name: title })).toBeVisible();
  await expect(player.board).toHaveCount(0);
  await expect(player.button(show)).toBeEnabled();
  await player.button(show).click();
  await expect(player.board).toBeVisible();
};

test('a device goes round: the key shows to whoever asks, and nothing is lost', async ({
  server,
  person,
}) => {
  const all = await person({ viewport: SIZES.phone });
  const { page } = all;
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Jouer sur un seul appareil' }).click();
  await page.getByRole('textbox', { name: 'Espion rouge' }).fill('Camille');
  expect(await sideways(page)).toBe(false);
  expect(await flaws(page)).toEqual([]);
  await all.button('Distribuer les cartes').click();
  await expect(page.getByRole('heading', { name: /Passez l’appareil à l’espion/u })).toBeVisible();

  // From here on nothing needs the server.
  await page.context().setOffline(true);
  expect(await flaws(page)).toEqual([]);
  expect(await sideways(page)).toBe(false);
  await take(all, /à l’espion/u, 'Montrer la clé');
  const reds = await all.hidden('rouge');
  const [colour, other] =
    reds.length === 9 ? (['rouge', 'bleu'] as const) : (['bleu', 'rouge'] as const);
  const own = await all.hidden(colour);
  await page.getByLabel('Votre indice et son nombre').fill('secret 3');
  await all.button('Cacher l’écran').click();
  expect(await page.evaluate(() => sessionStorage.getItem('agent-double.draft'))).toBeNull();
  await take(all, new RegExp(`à l’espion ${colour}`, 'u'), 'Montrer la clé');
  await expect(page.getByLabel('Votre indice et son nombre')).toHaveValue('');
  await page.getByLabel('Votre indice et son nombre').fill('kangourou 2');
  await all.button('Donner l’indice').click();

  await take(all, new RegExp(`aux agents ${colour}s`, 'u'), 'Montrer le plateau');
  await expect(all.button(/clé\s:/u)).toHaveCount(0);
  await expect(all.status('À vous de jouer')).toContainText('kangourou');
  await all.guess(own[0] ?? '');
  expect(await flaws(page)).toEqual([]);
  await all.button('Terminer le tour').click();
  await expect(
    page.getByRole('heading', { name: new RegExp(`espion ${other}`, 'u') }),
  ).toBeVisible();

  // The page comes back as it was left, with nothing of the key on it.
  await page.context().setOffline(false);
  await page.reload();
  await take(all, new RegExp(`à l’espion ${other}`, 'u'), 'Montrer la clé');
  await expect(all.card(own[0] ?? '')).toHaveAccessibleName(/découvert/u);
  await page.getByLabel('Votre indice et son nombre').fill('yaourt ∞');
  const theirs = await all.hidden(other);
  await all.button('Donner l’indice').click();
  await take(all, new RegExp(`aux agents ${other}s`, 'u'), 'Montrer le plateau');
  for (const word of theirs) await all.guess(word);
  await expect(all.status(/gagnent/u)).toBeVisible();
  await all.button('Rejouer').click();
  await expect(page.getByRole('heading', { name: /Passez l’appareil/u })).toBeVisible();
});

test('on a phone a refusal does not lie over the button that deals', async ({ server, person }) => {
  const all = await person({ viewport: SIZES.phone });
  await all.page.goto(`${server.url}/un-appareil`);
  const name = all.page.getByRole('textbox', { name: 'Agent bleu' });
  await name.fill('\u202e');
  await name.press('Tab');
  const refusal = all.page.getByRole('alert').filter({ hasText: 'Choisissez un nom' });
  await expect(refusal).toBeVisible();
  const deal = all.button('Distribuer les cartes');
  await deal.scrollIntoViewIfNeeded();
  const [above, below] = await Promise.all([refusal.boundingBox(), deal.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(await sideways(all.page)).toBe(false);
  await all.button('Fermer').click();
  await expect(refusal).toHaveCount(0);
});

test('an online table loads nothing that decides a game', async ({ server, person }) => {
  const host = await person({});
  const scripts: Response[] = [];
  host.page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  // Read when asked for: what comes with the closing of the page has no text any more.
  const text = async (): Promise<string> =>
    (await Promise.all(scripts.splice(0).map((script) => script.text()))).join('');
  await host.createTable(server.url);
  await host.button('Changer le jeu').click();
  await host.page.getByRole('dialog').getByRole('radio', { name: 'Duo' }).check();
  expect(await text()).not.toContain('start/seats-empty');

  await host.page.goto(`${server.url}/un-appareil`);
  await expect(host.button('Distribuer les cartes')).toBeVisible();
  expect(await text()).toContain('start/seats-empty');
});
