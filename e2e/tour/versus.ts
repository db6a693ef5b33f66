import { expect } from '../table/fixtures.ts';
import type { Player } from '../table/player.ts';
import { dealt, seatFour, type Side } from '../table/versus.ts';
import { giveWords, longestWords, waitLong, type Tour, type Visit } from './visit.ts';

/** A game of two teams with the longest words, as each role sees each of its moments. */
export const versus: Tour = async (server, person, visit) => {
  const seated = await seatFour(server, person);
  const { link } = seated;
  const host = seated.red.spy;
  await host.button('Changer le jeu').click();
  await giveWords(host, await longestWords());
  await waitLong(host);
  await expect(host.page.getByText('25 mots sont à cette table.')).toBeVisible();
  await host.button('Fermer').click();
  await visit('lobby-full', host);
  const { first, second } = await dealt(seated);
  const watcher = await person();
  await watcher.page.goto(`${link}/ecran`);
  await expect(watcher.board).toBeVisible();

  await clueMoments(first, second, visit);
  await guessMoments(first, second, visit);
  await visit('screen-game', watcher);
  await watcher.page.goto(link);
  await expect(watcher.board).toBeVisible();
  await visit('spectator', watcher);
  await penalty(first, second, visit);
  await dialogs(first.agent, host, visit);
  await end(first, host, visit);
};

const clueMoments = async (first: Side, second: Side, visit: Visit): Promise<void> => {
  const [own = '', other = ''] = await first.spy.hidden(first.colour);
  await visit('operative-waits', first.agent);
  await first.spy.card(own).click();
  await first.spy.card(other).click();
  const field = first.spy.page.getByLabel('Votre indice et son nombre');
  await field.fill(`${own} 2`);
  await expect(first.spy.page.getByText('Interdit.')).toBeVisible();
  await visit('spymaster-writes', first.spy);
  await field.fill('kangourou 2');
  await first.spy.button('Demander l’avis de l’espion adverse').click();
  await expect(second.spy.page.getByRole('group', { name: /Avis demandé/u })).toBeVisible();
  await visit('spymaster-asked', second.spy);
  await visit('spymaster-asks', first.spy);
  await second.spy.button('Je ne sais pas').click();
  await first.spy.button('Donner l’indice').click();
  await expect(first.agent.status('À vous de jouer')).toBeVisible();
};

const guessMoments = async (first: Side, second: Side, visit: Visit): Promise<void> => {
  const [own = '', other = ''] = await first.spy.hidden(first.colour);
  await first.agent.guess(own);
  await first.agent.card(other).click();
  await expect(first.agent.card(other)).toHaveAccessibleName(/désigné/u);
  await visit('operative-guesses', first.agent);
  await visit('spymaster-watches', first.spy);
  await second.agent.button('Contester l’indice').click();
  await visit('operative-contests', second.agent);
  await second.agent.button('Contester l’indice').click();
  await expect(second.spy.status(/à vous de trancher/u)).toBeVisible();
  await visit('spymaster-rules', second.spy);
  await visit('operative-contested', first.agent);
  await second.spy.button('L’indice est bon').click();
  await expect(first.agent.status('À vous de jouer')).toBeVisible();
};

const penalty = async (first: Side, second: Side, visit: Visit): Promise<void> => {
  await first.agent.button('Terminer le tour').click();
  await second.spy.clue('1');
  await first.spy.button('Refuser l’indice').click();
  await first.spy.button('Refuser l’indice').click();
  await expect(first.spy.status('Donnez votre indice')).toBeVisible();
  await first.spy.button('Couvrir un mot').click();
  const [own = ''] = await first.spy.hidden(first.colour);
  await first.spy.card(own).click();
  await visit('spymaster-covers', first.spy);
  await first.spy.button('Plus tard').click();
};

const dialogs = async (agent: Player, host: Player, visit: Visit): Promise<void> => {
  await agent.button('Journal').click();
  await expect(agent.page.getByRole('dialog')).toContainText('kangourou');
  await visit('log', agent);
  await agent.page.keyboard.press('Escape');
  await host.button('Menu de la table').click();
  await visit('menu', host);
  await host.button(/^Inviter/u).click();
  await expect(host.page.getByRole('dialog').getByRole('img', { name: /QR/u })).toBeVisible();
  await visit('menu-invite', host);
  await host.page.keyboard.press('Escape');
  await host.button('Menu de la table').click();
  await host.button('Règles').click();
  await expect(host.page.getByRole('dialog')).toContainText('indice');
  await visit('menu-rules', host);
  await host.page.keyboard.press('Escape');
};

const end = async (first: Side, host: Player, visit: Visit): Promise<void> => {
  await first.spy.clue('∞');
  for (const word of await first.spy.hidden(first.colour)) await first.agent.guess(word);
  await expect(host.status(/gagnent/u)).toBeVisible();
  await visit('end-host', host);
  await visit('end-guest', first.agent);
  const { page } = first.agent;
  await page.getByRole('link', { name: 'Revoir pas à pas' }).click();
  await expect(page.getByRole('slider', { name: 'Moment de la partie' })).toBeVisible();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await visit('replay', first.agent);
  await host.button('Revenir à la table').click();
  await visit('lobby-after', host);
};
