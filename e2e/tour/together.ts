import { expect } from '../table/fixtures.ts';
import type { Player } from '../table/player.ts';
import { giveWords, longestWords, type Tour, type Visit } from './visit.ts';

/** Duo with the longest words, down to sudden death; then the simulated opponent. */
export const together: Tour = async (server, person, visit) => {
  const [one, two] = await Promise.all([person(), person()]);
  const link = await one.createTable(server.url);
  await two.page.goto(link);
  await one.button('Jouer en Duo').click();
  await one.button('Changer le jeu').click();
  await giveWords(one, await longestWords());
  const tokens = one.page.getByRole('spinbutton', { name: 'Jetons' });
  await tokens.fill('2');
  await tokens.press('Enter');
  await expect(one.page.getByText(/Vous avez 2 jetons/u).first()).toBeVisible();
  await one.button('Fermer').click();
  await one.sits('Côté A');
  await two.sits('Côté B');
  await visit('lobby-duo', one);
  await one.deal();
  await expect(two.board).toBeVisible();
  await duo(one, two, visit);
  await one.button('Revenir à la table').click();
  await opponent(one, two, visit);
};

const duo = async (one: Player, two: Player, visit: Visit): Promise<void> => {
  await visit('duo-either', one);
  await one.clue('2');
  const [own = ''] = await one.hidden('agent');
  await two.guess(own);
  const [wrong = ''] = await one.hidden('passant');
  await two.card(wrong).click();
  await visit('duo-guesses', two);
  await visit('duo-watches', one);
  await two.page
    .getByRole('region')
    .getByRole('button', { name: /^Révéler / })
    .click();
  await expect(two.status('Donnez votre indice')).toBeVisible();
  await visit('duo-dead-end', two);
  await two.clue('1');
  await one.guess((await two.hidden('agent'))[0] ?? '');
  await one.button('Terminer le tour').click();
  await expect(one.status(/Mort subite/u)).toBeVisible();
  await visit('duo-sudden-death', one);
  const slip = (await one.hidden('passant')).find((word) => word !== wrong) ?? '';
  await two.touch(slip);
  await expect(one.status('Perdu…')).toBeVisible();
  await visit('duo-lost', one);
};

const opponent = async (one: Player, two: Player, visit: Visit): Promise<void> => {
  await two.button('Revenir à la table').click();
  await one.button('Changer le jeu').click();
  const sheet = one.page.getByRole('dialog', { name: 'Le jeu' });
  await sheet.getByRole('radio', { name: 'Précédente' }).check();
  await sheet.getByRole('radio', { name: 'adversaire simulé' }).check();
  await sheet.getByRole('button', { name: 'Fermer' }).click();
  await one.deal();
  const [own = ''] = await one.hidden('rouge');
  await one.clue('1');
  await two.guess(own);
  await two.button('Terminer le tour').click();
  await expect(one.status(/L’adversaire joue/u)).toBeVisible();
  await one.card((await one.hidden('bleu'))[0] ?? '').click();
  await visit('opponent-covers', one);
  await visit('opponent-waits', two);
};
