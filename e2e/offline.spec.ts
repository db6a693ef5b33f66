import type { Page } from '@playwright/test';
import { expect, test } from './table/fixtures.ts';

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly type: string }[];
}

/** Waits until the page can do without its network. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test('rules, companion and play on one device open without a network', async ({
  server,
  person,
}) => {
  const visitor = await person({ serviceWorkers: 'allow' });
  const { page } = visitor;
  await page.goto(server.url);
  await settled(page);
  await page.context().setOffline(true);

  await page.goto(`${server.url}/regles/duo`);
  await expect(page.getByRole('heading', { name: 'Règles', exact: true })).toBeVisible();
  await page.goto(`${server.url}/compagnon`);
  await visitor.button('Tirer une clé').click();
  await visitor.button('Afficher la clé').click();
  await expect(page.getByRole('list', { name: 'Carte clé' })).toBeVisible();

  await page.goto(`${server.url}/un-appareil`);
  await visitor.button('Changer le jeu').click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Précédente' }).check();
  await page.getByRole('dialog').getByRole('radio', { name: 'anglais' }).check();
  await visitor.button('Fermer').click();
  await visitor.button('Distribuer les cartes').click();
  await expect(page.getByRole('heading', { name: /Passez l’appareil/u })).toBeVisible();
  await page.reload();
  await visitor.button('Montrer la clé').click();
  await expect(visitor.board).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await visitor.button('Règles').click();
  await expect(page.getByRole('dialog')).toContainText('maître-espion');
});

test('an online table is played as ever beside the worker', async ({ server, person }) => {
  const host = await person({ serviceWorkers: 'allow' });
  await host.page.goto(server.url);
  await settled(host.page);
  const link = await host.createTable(server.url);
  await host.page.reload();
  await expect(host.page.getByRole('group', { name: 'Espion rouge' })).toContainText('vous');
  expect(await host.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  // Without its network the table’s page still opens, shows a way elsewhere, and comes back by itself.
  await host.page.context().setOffline(true);
  await host.page.goto(link);
  await expect(host.page.getByText('Connexion perdue. On réessaie…')).toBeVisible();
  const home = host.page.getByRole('link', { name: 'Accueil' });
  await home.click();
  await expect(host.button('Créer une table')).toBeVisible();
  await host.page.goBack();
  await expect(home).toBeVisible();
  await host.page.context().setOffline(false);
  await expect(host.page.getByRole('group', { name: 'Espion rouge' })).toContainText('vous');
  await expect(home).toHaveCount(0);
});

test('the manifest and its icons are what they say', async ({ server, person }) => {
  const { page } = await person({ serviceWorkers: 'allow' });
  await page.goto(server.url);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(new URL(href ?? '', server.url).href);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url: start } = (await answer.json()) as Manifest;
  expect(start).toBe('/');
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const { src, type } of [...icons, { src: touch ?? '', type: 'image/png' }]) {
    const icon = await page.request.get(new URL(src, server.url).href);
    expect(icon.ok(), src).toBe(true);
    expect(icon.headers()['content-type']).toContain(type);
  }
});
