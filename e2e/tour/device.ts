import { expect } from '../table/fixtures.ts';
import type { Tour } from './visit.ts';

/** One device that goes round, and the companion of a box. */
export const device: Tour = async (server, person, visit) => {
  const all = await person();
  const { page } = all;
  await page.goto(`${server.url}/un-appareil`);
  await page.getByRole('textbox', { name: 'Espion rouge' }).fill('Camille');
  await visit('device-names', all);
  await all.button('Distribuer les cartes').click();
  await expect(page.getByRole('heading', { name: /Passez l’appareil/u })).toBeVisible();
  await visit('device-pass-key', all);
  await all.button('Montrer la clé').click();
  const colour = (await all.hidden('rouge')).length === 9 ? 'rouge' : 'bleu';
  const [own = ''] = await all.hidden(colour);
  await visit('device-key', all);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('device-menu', all);
  await page.keyboard.press('Escape');
  await page.getByLabel('Votre indice et son nombre').fill('kangourou 2');
  await all.button('Donner l’indice').click();
  await visit('device-pass-board', all);
  await all.button('Montrer le plateau').click();
  await all.guess(own);
  await visit('device-board', all);

  const holder = await person();
  await holder.page.goto(`${server.url}/compagnon`);
  await expect(holder.page.getByRole('heading', { name: 'Compagnon' })).toBeVisible();
  const field = holder.page.getByLabel('Code de la clé');
  await field.fill('K7Q');
  await field.press('Enter');
  await expect(holder.page.getByRole('alert').first()).toContainText('neuf signes');
  await visit('companion', holder);
  await holder.button('Tirer une clé').click();
  await expect(holder.page.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible();
  await visit('companion-code', holder);
  await holder.button('Afficher la clé').click();
  await expect(holder.page.getByRole('list', { name: 'Carte clé' })).toBeVisible();
  await visit('companion-key', holder);
  await holder.button('Cacher').click();
  await visit('companion-hidden', holder);
};
