import { expect } from '../table/fixtures.ts';
import { dealt, seatFour, type Side } from '../table/versus.ts';
import { giveWords, longestWords, waitLong, type Tour, type Visit } from './visit.ts';

/** A table that votes on clues and lets cards be taken back, while it is asked about either. */
export const disputes: Tour = async (server, person, visit) => {
  const seated = await seatFour(server, person);
  const { page } = seated.red.spy;
  await seated.red.spy.button('Changer le jeu').click();
  await page.getByRole('radio', { name: /^Capitaine/u }).check();
  await seated.red.spy.openConventions();
  await page.getByRole('radio', { name: /la table vote/u }).check();
  await page.getByRole('radio', { name: /se reprend si les deux/u }).check();
  await giveWords(seated.red.spy, await longestWords());
  await waitLong(seated.red.spy);
  await expect(page.getByText('25 mots sont à cette table.')).toBeVisible();
  await seated.red.spy.button('Fermer').click();
  const { first, second } = await dealt(seated);
  await vote(first, second, visit);
  await undo(first, second, visit);
};

const vote = async (first: Side, second: Side, visit: Visit): Promise<void> => {
  await first.spy.clue('2');
  await second.agent.button('Contester l’indice').click();
  await second.agent.button('Contester l’indice').click();
  await expect(second.agent.status(/la table vote/u)).toBeVisible();
  await visit('vote-cast', second.agent);
  await expect(first.agent.status(/votez/u)).toBeVisible();
  await visit('vote-operative', first.agent);
  await expect(first.spy.button('L’indice est bon')).toBeVisible();
  await visit('vote-giver', first.spy);
  await first.agent.button('L’indice est bon').click();
  await first.spy.button('L’indice est bon').click();
  await expect(first.agent.status('À vous de jouer')).toBeVisible();
};

const undo = async (first: Side, second: Side, visit: Visit): Promise<void> => {
  const [theirs = ''] = await first.spy.hidden(second.colour);
  await first.agent.guess(theirs);
  await expect(second.spy.status('Donnez votre indice')).toBeVisible();
  await first.agent.button('Reprendre la carte').click();
  await expect(first.agent.page.getByText('Réponse attendue…')).toBeVisible();
  await visit('undo-asks', first.agent);
  await expect(second.spy.button('D’accord pour reprendre')).toBeVisible();
  await visit('undo-asked', second.spy);
  await second.spy.button('La carte reste').click();
  await expect(second.spy.status('Donnez votre indice')).toBeVisible();
};
