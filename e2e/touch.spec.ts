import type { Page } from '@playwright/test';
import { expect, SIZES, test } from './table/fixtures.ts';

/** The least height of what a finger is to touch, in CSS pixels. */
const LEAST = 44;

/** What can be touched on the page as it is, and is lower than a finger needs. */
const low = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const top = document.querySelector('dialog[open]') ?? document.body;
    return [...top.querySelectorAll('a, button, summary, select, label:has(input)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.getBoundingClientRect().height < least - 0.5)
      .map((control) => `${control.getAttribute('aria-label') ?? control.textContent}`.trim());
  }, LEAST);

test('on a phone the way to a game is wide enough for a finger', async ({
  server,
  person,
  extra,
}) => {
  const host = await person({ viewport: SIZES.phone });
  const { page } = host;
  await page.goto(server.url);
  await expect(host.button('Créer une table')).toBeVisible();
  expect(await low(page)).toEqual([]);
  const link = await host.createTable(server.url);
  await extra(link, 'blue.operative');
  await expect(host.button('Jouer en Duo')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR/u })).toBeVisible();
  expect(await low(page)).toEqual([]);
  await host.button('Changer le jeu').click();
  await host.openConventions();
  await expect(page.getByText('Paquet de base')).toBeVisible();
  expect(await low(page)).toEqual([]);
});
