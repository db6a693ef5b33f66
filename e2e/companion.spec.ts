import type { Page } from '@playwright/test';
import { flaws } from './table/flaws.ts';
import { expect, SIZES, test } from './table/fixtures.ts';

const keyOn = async (page: Page): Promise<readonly string[]> => {
  const key = page.getByRole('list', { name: 'Carte clé' });
  await expect(key).toBeVisible();
  return key.getByRole('listitem').allInnerTexts();
};

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight;
  });

test('two phones show the same key, which no server ever sees', async ({ server, person }) => {
  const [one, other] = await Promise.all([
    person({ viewport: SIZES.phone }),
    person({ viewport: SIZES.phone }),
  ]);
  for (const { page } of [one, other]) {
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Clé et minuteur pour la boîte' }).click();
    await expect(page.getByRole('heading', { name: 'Compagnon' })).toBeVisible();
    await page.context().setOffline(true);
  }
  expect(await flaws(one.page)).toEqual([]);

  await one.button('Tirer une clé').click();
  await expect(one.page.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible();
  expect(await flaws(one.page)).toEqual([]);
  const code = await one.page.getByText(/^(?:[0-9A-Z]{3}-){2}[0-9A-Z]{3}$/u).innerText();
  await one.button('Afficher la clé').click();
  const key = await keyOn(one.page);
  expect(key.join().match(/rouge|bleu|passant|assassin/gu)).toHaveLength(25);
  expect(await flaws(one.page)).toEqual([]);

  // A slip is found; the code itself brings the same key.
  const field = other.page.getByLabel('Code de la clé');
  await field.fill(`${code.slice(0, -1)}${code.endsWith('1') ? '2' : '1'}`);
  await field.press('Enter');
  await expect(other.page.getByRole('alert').first()).toContainText('Ce code n’existe pas');
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  expect(await keyOn(other.page)).toEqual(key);
  for (const size of [...Object.values(SIZES), { width: 568, height: 320 }]) {
    await other.page.setViewportSize(size);
    expect(await fits(other.page)).toBe(true);
  }

  // A turn, and back after four.
  await other.button('Tourner').click();
  expect(await keyOn(other.page)).not.toEqual(key);
  for (let turn = 0; turn < 3; turn += 1) await other.button('Tourner').click();
  expect(await keyOn(other.page)).toEqual(key);

  await other.button('Cacher').click();
  await expect(other.page.getByText('La clé est cachée')).toBeVisible();
  await expect(other.page.getByRole('list', { name: 'Carte clé' })).toHaveCount(0);
  await expect(other.page.getByText(code)).toHaveCount(0);
  expect(await flaws(other.page)).toEqual([]);

  // The key is there after a reload, and hidden.
  await other.page.context().setOffline(false);
  await other.page.reload();
  await expect(other.page.getByText('La clé est cachée')).toBeVisible();
  await other.button('Afficher la clé').click();
  expect(await keyOn(other.page)).toEqual(key);

  // The QR code hands the key over behind the #, and leaves no trace in the address.
  const third = await person();
  await third.page.goto(`${server.url}/compagnon#${code}`);
  expect(await keyOn(third.page)).toEqual(key);
  expect(new URL(third.page.url()).hash).toBe('');
});

test('the timer runs, stands still and starts anew', async ({ server, person }) => {
  const { page } = await person({});
  await page.clock.install();
  await page.goto(`${server.url}/compagnon#111-111-111`);
  const time = page.getByRole('timer', { name: 'Minuteur' });
  await expect(time).toHaveText('2:00');
  await page.getByLabel('Durée').selectOption('1 min');
  await page.getByRole('button', { name: 'Lancer' }).click();
  await page.clock.runFor(20_000);
  await expect(time).toHaveText('0:40');
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await page.clock.runFor(20_000);
  await expect(time).toHaveText('0:40');
  await page.getByRole('button', { name: 'Lancer' }).click();
  await page.clock.runFor(41_000);
  await expect(time).toHaveText('0:00');
  await expect(page.getByRole('alert')).toHaveText('Le temps est écoulé.');
  await page.getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(time).toHaveText('1:00');
});
