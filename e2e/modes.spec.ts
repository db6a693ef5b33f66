import { expect, SIZES, test } from './table/fixtures.ts';
import type { Player } from './table/player.ts';

/** Chooses an edition and a mode at the host's table. */
const choose = async (host: Player, edition: string, mode?: string): Promise<void> => {
  await host.button('Changer le jeu').click();
  const sheet = host.page.getByRole('dialog', { name: 'Le jeu' });
  await sheet.getByRole('radio', { name: edition }).check();
  if (mode !== undefined) await sheet.getByRole('radio', { name: mode }).check();
  await sheet.getByRole('button', { name: 'Fermer' }).click();
};

test('two people beat the simulated opponent', async ({ server, person }) => {
  const [spy, agent] = await Promise.all([person(), person()]);
  const link = await spy.createTable(server.url);
  await agent.page.goto(link);
  await expect(spy.page.getByText('Vous êtes deux.')).toBeVisible();
  await spy.button('Jouer contre un adversaire simulé').click();
  await agent.sits('Agent rouge');
  await spy.deal();
  await expect(agent.page.getByText('adversaire simulé', { exact: true })).toBeVisible();

  // This edition plays neither zero nor unlimited clues.
  await expect(spy.page.getByLabel('Nombre').getByRole('option', { name: '∞' })).toHaveCount(0);
  const [one = '', two = ''] = await spy.hidden('rouge');
  await spy.clue('2');
  await agent.guess(one);
  await agent.guess(two);
  await agent.button('Terminer le tour').click();

  // The opponent covers a word of its own, by the clue-giver's choice.
  await expect(spy.status(/L’adversaire joue/u)).toBeVisible();
  await expect(agent.status('L’adversaire simulé joue')).toBeVisible();
  const [enemy = ''] = await spy.hidden('bleu');
  await spy.card(enemy).click();
  await spy.page
    .getByRole('region')
    .getByRole('button', { name: /^Couvrir / })
    .click();
  await expect(agent.card(enemy)).toHaveAccessibleName(/découvert\s: bleu/u);

  await spy.clue('9');
  for (const word of await spy.hidden('rouge')) await agent.guess(word);
  await expect(agent.status(/^Gagné/u)).toBeVisible();
  await expect(agent.page.getByText('Score : 7')).toBeVisible();
  await expect(agent.page.getByText('presque impossible')).toBeVisible();
  await agent.button('Revenir à la table').click();
  await expect(agent.page.getByText('Record de la table : 7')).toBeVisible();
});

test('two people count their turns, and the table keeps the record', async ({ server, person }) => {
  const [spy, agent] = await Promise.all([person(), person()]);
  const link = await spy.createTable(server.url);
  await agent.page.goto(link);
  await choose(spy, 'De la table', 'minimum de tours');
  await agent.sit('Devineur rouge');
  await spy.deal();
  // At a table that is new to it, zero and unlimited are not offered.
  await expect(spy.page.getByLabel('Nombre').getByRole('option', { name: '∞' })).toHaveCount(0);
  const [neutral = ''] = await spy.hidden('témoin');
  await spy.clue('1');
  await agent.guess(neutral);
  await spy.clue('9');
  for (const word of await spy.hidden('rouge')) await agent.guess(word);
  await expect(agent.page.getByText('2 tours')).toBeVisible();
  await expect(agent.page.getByText('Record de la table !')).toBeVisible();
});

test('three people share one who guesses', async ({ server, person }) => {
  const [red, blue, agent] = await Promise.all([person(), person(), person()]);
  const link = await red.createTable(server.url);
  await blue.page.goto(link);
  await expect(red.page.getByText('Vous êtes deux.')).toBeVisible();
  await agent.page.goto(link);
  await expect(red.page.getByText('Vous êtes trois.')).toBeVisible();
  await red.button('Jouer à deux espions et un agent commun').click();
  await blue.sits('Maître-espion bleu');
  await agent.sits('Agent commun');
  await red.deal();
  await expect(agent.board).toBeVisible();
  const reds = await red.hidden('rouge');
  const [first, second] = reds.length === 9 ? [red, blue] : [blue, red];
  const [mine, theirs] =
    reds.length === 9 ? (['rouge', 'bleu'] as const) : (['bleu', 'rouge'] as const);
  await first.clue('1');
  await agent.guess((await first.hidden(mine))[0] ?? '');
  await agent.button('Terminer le tour').click();
  await second.clue('9');
  for (const word of await second.hidden(theirs)) await agent.guess(word);
  await expect(
    first.status(theirs === 'rouge' ? 'Les Rouges gagnent' : 'Les Bleus gagnent'),
  ).toBeVisible();
});

/** Plays Duo by both keys: each side gives a clue and the other finds what is left on it. */
test('two people play Duo to its end', async ({ server, person }) => {
  const [one, two] = await Promise.all([person(), person()]);
  const link = await one.createTable(server.url);
  await two.page.goto(link);
  await one.button('Jouer en Duo').click();
  await one.sits('Côté A');
  await two.sits('Côté B');
  await one.deal();
  await expect(two.board).toBeVisible();
  await expect(one.page.getByText('agents à trouver').first()).toBeVisible();
  await one.page.setViewportSize(SIZES.phone);
  const lines = await one.page
    .getByText('Vous : côté A')
    .evaluate(
      (side) => side.getBoundingClientRect().height / parseFloat(getComputedStyle(side).lineHeight),
    );
  expect(lines).toBeCloseTo(1);
  await one.page.setViewportSize(SIZES.laptop);

  // Each sees its own side, and either may give the first clue.
  const mine = await one.hidden('agent');
  expect(mine).toHaveLength(9);
  expect(await two.hidden('agent')).toHaveLength(9);
  await one.clue('9');

  // A bystander of the giver's side closes the card to the guesser alone.
  const [wrong = ''] = await one.hidden('passant');
  await two.touch(wrong);
  await expect(one.card(wrong)).toHaveAccessibleName(/passant pour le côté B/u);
  await expect(two.status('Donnez votre indice')).toBeVisible();
  await expect(one.page.getByText('8', { exact: true }).first()).toBeVisible();

  await two.clue('9');
  for (const word of await two.hidden('agent')) await one.guess(word);
  await expect(one.status('Donnez votre indice')).toBeVisible();
  await one.clue('9');
  for (const word of await one.hidden('agent')) await two.guess(word);
  await expect(one.status('Gagné !')).toBeVisible();
  await expect(two.page.getByText('Les 15 agents sont trouvés, ensemble.')).toBeVisible();
});

test('Duo without tokens is sudden death', async ({ server, person }) => {
  const [one, two] = await Promise.all([person(), person()]);
  const link = await one.createTable(server.url);
  await two.page.goto(link);
  await choose(one, 'Duo');
  await one.button('Changer le jeu').click();
  await one.page.getByRole('spinbutton', { name: 'Jetons' }).fill('1');
  await one.page.getByRole('spinbutton', { name: 'Jetons' }).press('Enter');
  await expect(one.page.getByText(/Vous avez 1 jeton/u).first()).toBeVisible();
  await one.button('Fermer').click();
  await two.sit('Côté B');
  await one.deal();
  await one.clue('1');
  await two.guess((await one.hidden('agent'))[0] ?? '');
  await two.button('Terminer le tour').click();
  await expect(one.status(/Mort subite/u)).toBeVisible();
  const [wrong = ''] = await one.hidden('passant');
  await two.touch(wrong);
  await expect(one.status('Perdu…')).toBeVisible();
  await expect(one.page.getByText('Une erreur en mort subite.')).toBeVisible();
});

test('a captain’s table counts the cards owed', async ({ server, person }) => {
  const people = await Promise.all([person(), person(), person(), person()]);
  const [red, redPlayer, blue, bluePlayer] = people;
  const link = await red.createTable(server.url);
  await choose(red, 'Capitaine');
  await redPlayer.join(link, 'Joueur rouge');
  await blue.join(link, 'Capitaine bleu');
  await bluePlayer.join(link, 'Joueur bleu');
  await red.deal();
  const starts = (await red.hidden('rouge')).length === 9;
  const [captain, player, colour] = starts
    ? ([red, redPlayer, 'rouge'] as const)
    : ([blue, bluePlayer, 'bleu'] as const);
  await captain.clue('3');
  await expect(player.page.getByText('encore 3 propositions')).toBeVisible();
  await player.guess((await captain.hidden(colour))[0] ?? '');
  await player.button('Terminer le tour').click();
  await expect(player.page.getByText('2 cartes en retard')).toBeVisible();
});

test('the set-up says what differs, and calls a house variant by its name', async ({
  server,
  person,
}) => {
  const host = await person();
  const guest = await person();
  const link = await host.createTable(server.url);
  await guest.page.goto(link);
  await host.button('Changer le jeu').click();
  const sheet = host.page.getByRole('dialog', { name: 'Le jeu' });
  await expect(sheet.getByText('Ce sont les règles de 2025.')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Précédente' }).check();
  await expect(sheet.getByText('Zéro n’est pas permis.').first()).toBeVisible();
  await expect(sheet.getByRole('status')).toHaveCount(0);
  await sheet.getByText('Ce que l’édition fixe').click();
  await sheet.getByRole('radio', { name: /^Zéro est permis/u }).check();
  await expect(sheet.getByRole('status')).toContainText(/Variante maison.*zéro/u);
  await sheet.getByRole('checkbox', { name: 'Belgique' }).check();
  await expect(sheet.getByRole('checkbox', { name: 'Paquet de base' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Fermer' }).click();
  await expect(guest.page.getByText('Variante maison')).toBeVisible();
  await guest.button('Règles').click();
  const rules = guest.page.getByRole('dialog', { name: 'Règles' });
  await expect(rules.getByText(/Zéro est permis/u)).toBeVisible();
});

test('a strict timer ends the turn, a pause stops it', async ({ server, person }) => {
  const [spy, agent] = await Promise.all([person(), person()]);
  const link = await spy.createTable(server.url);
  await agent.page.goto(link);
  await choose(spy, 'De la table', 'minimum de tours');
  await spy.button('Changer le jeu').click();
  const guessing = spy.page.getByRole('spinbutton', { name: 'Temps pour deviner' });
  // Long enough for a slow machine to reach the pause in time.
  await guessing.fill('12');
  await guessing.press('Enter');
  await spy.page.getByRole('radio', { name: 'Le temps écoulé met fin au tour.' }).check();
  await spy.openConventions();
  await spy.page.getByRole('radio', { name: /^La table est exercée/u }).check();
  await spy.button('Fermer').click();
  await agent.sit('Devineur rouge');
  await spy.deal();
  await expect(spy.page.getByLabel('Nombre').getByRole('option', { name: '∞' })).toHaveCount(1);
  await spy.clue('1');
  await expect(agent.page.getByRole('timer')).toBeVisible();
  await agent.button('Arrêter le chronomètre').click();
  await expect(spy.status('Chronomètre arrêté')).toBeVisible();
  await agent.button('Relancer le chronomètre').click();
  await expect(spy.status('Donnez votre indice')).toBeVisible();
});

test('a card is taken back when both clue-givers agree', async ({ server, person }) => {
  const [red, blue, agent] = await Promise.all([person(), person(), person()]);
  const link = await red.createTable(server.url);
  await blue.page.goto(link);
  await agent.page.goto(link);
  await choose(red, 'Précédente', 'un seul devine');
  await red.button('Changer le jeu').click();
  await red.openConventions();
  await red.page.getByRole('radio', { name: /se reprend si les deux/u }).check();
  await red.button('Fermer').click();
  await blue.sit('Maître-espion bleu');
  await agent.sit('Agent commun');
  await red.deal();
  const [neutral = ''] = await red.hidden('témoin');
  const starts = (await red.hidden('rouge')).length === 9;
  await (starts ? red : blue).clue('1');
  await agent.guess(neutral);
  await agent.button('Reprendre la carte').click();
  await red.button('D’accord pour reprendre').click();
  await blue.button('D’accord pour reprendre').click();
  await expect(agent.card(neutral)).toHaveAccessibleName(/face cachée/u);
  await expect(agent.status('À vous de jouer')).toBeVisible();
});

test('a seat left empty holds the game until somebody takes it', async ({ server, person }) => {
  const [spy, agent, late] = await Promise.all([person(), person(), person()]);
  const link = await spy.createTable(server.url);
  await agent.page.goto(link);
  await choose(spy, 'De la table', 'minimum de tours');
  await agent.sit('Devineur rouge');
  await spy.deal();
  await agent.button('Menu de la table').click();
  await agent.button('Quitter la table').click();
  await agent.button('Quitter la table').click();
  await expect(agent.button('Créer une table')).toBeVisible();
  await expect(spy.status(/On attend quelqu’un/u)).toBeVisible();
  await late.page.goto(link);
  await late.button(/Devineur rouge/u).click();
  await expect(spy.status('Donnez votre indice')).toBeVisible();

  // The host deals another game in the midst of one, after a second thought.
  await late.button('Menu de la table').click();
  await expect(late.button('Quitter la table')).toBeVisible();
  await expect(late.button('Nouvelle partie')).toHaveCount(0);
  await late.page.keyboard.press('Escape');
  await spy.button('Menu de la table').click();
  await spy.button('Nouvelle partie').click();
  await spy.button('Annuler').click();
  await spy.button('Nouvelle partie').click();
  await expect(late.status(/réfléchit/u)).toBeVisible();
  await spy.button('Nouvelle partie').click();
  await expect(late.status('Donnez votre indice')).toBeVisible();

  // The host abandons after a second thought.
  await spy.button('Menu de la table').click();
  await spy.button('Abandonner la partie').click();
  await spy.button('Abandonner la partie').click();
  await expect(late.status('Partie abandonnée')).toBeVisible();
});
