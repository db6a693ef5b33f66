import { expect } from '../table/fixtures.ts';
import type { Player } from '../table/player.ts';
import { giveWords, longestWords, type Tour } from './visit.ts';

/** A table before the deal: seats, set-up, own words, invitation, people. */
export const lobby: Tour = async (server, person, visit) => {
  const host = await person();
  const { page } = host;
  const link = await host.createTable(server.url);
  await expect(page.getByRole('img', { name: /QR/u })).toBeVisible();
  await visit('lobby-alone', host);
  const guest = await person();
  await guest.page.goto(link);
  await expect(page.getByText('Vous êtes deux.')).toBeVisible();
  await visit('lobby-guest', guest);
  const seat = page.getByRole('group', { name: 'Agent rouge', exact: true });
  await seat.getByRole('button', { name: 'Ajouter un ordinateur' }).click();
  await expect(seat.getByRole('button', { name: 'novice' })).toBeVisible();
  await host.button('Autres choix pour cette place').click();
  await expect(host.button('Laisser un programme jouer')).toBeVisible();
  await visit('lobby-computer', host);
  await host.button(/^Outils pour/u).click();
  await host.button('Retirer de la table').click();
  await visit('lobby-tools', host);

  await setUp(host, visit);
  const screen = await person();
  await screen.page.goto(`${link}/ecran`);
  await expect(screen.page.getByRole('heading', { name: 'Rejoignez la table' })).toBeVisible();
  await visit('screen-lobby', screen);
};

const setUp = async (host: Player, visit: Parameters<Tour>[2]): Promise<void> => {
  await host.button('Changer le jeu').click();
  const sheet = host.page.getByRole('dialog', { name: 'Le jeu' });
  await expect(sheet).toBeVisible();
  await visit('setup', host);
  await giveWords(host, [...(await longestWords()).slice(1), 'x'.repeat(60), '<b>', '<b>']);
  await expect(sheet.getByRole('alert').filter({ hasText: 'À revoir' })).toBeVisible();
  await visit('own-words-refused', host);
  await host.button(/^Garder les/u).click();
  await sheet.getByText('Ce que l’édition fixe').click();
  await visit('setup-open', host);
  await sheet.getByRole('radio', { name: 'Duo' }).check();
  await expect(sheet.getByRole('spinbutton', { name: 'Jetons' })).toBeVisible();
  await visit('setup-duo', host);
  await host.button('Fermer').click();
};
