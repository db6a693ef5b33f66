import { expect, test } from './table/fixtures.ts';
import { Keyboard } from './table/keyboard.ts';
import { heard, listen } from './table/listener.ts';

// Two whole games, key by key.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test('host, clue-givers, guessers and a spectator play a game by keyboard alone', async ({
  server,
  person,
}) => {
  const hands = async () => new Keyboard(await person());
  const [host, redAgent, blueSpy, blueAgent, watcher] = await Promise.all([
    hands(),
    hands(),
    hands(),
    hands(),
    hands(),
  ]);
  await host.player.page.goto(server.url);
  await host.enter(host.player.button('Créer une table'));
  await host.player.page.waitForURL('**/t/*');
  await expect(host.player.page.getByRole('group', { name: 'Espion rouge' })).toContainText('vous');
  const link = host.player.page.url();

  // A name is changed in place, and the keyboard stays there.
  await host.enter(host.player.button('Changer de nom'));
  await host.write(host.player.page.getByRole('textbox', { name: 'Votre nom' }), 'Camille');
  await expect(host.player.button('Changer de nom')).toBeFocused();

  for (const [who, seat] of [
    [redAgent, 'Agent rouge'],
    [blueSpy, 'Espion bleu'],
    [blueAgent, 'Agent bleu'],
  ] as const) {
    await who.player.page.goto(link);
    await who.enter(who.player.button(`Prendre la place ${seat}`));
    await expect(who.player.page.getByRole('group', { name: seat })).toContainText('vous');
    await who.holds();
  }
  await watcher.player.page.goto(link);

  // A dialog gives the keyboard back to what opened it.
  await host.enter(host.player.button('Changer le jeu'));
  await host.enter(host.player.page.getByRole('dialog').getByRole('button', { name: 'Fermer' }));
  await expect(host.player.button('Changer le jeu')).toBeFocused();

  await host.enter(host.player.button('Distribuer les cartes'));
  await expect(host.player.board).toBeVisible();
  // What was under the keyboard is gone: the board has it, once it is laid out.
  for (const { player } of [host, redAgent]) {
    await expect(player.board.locator('[data-card]:focus')).toHaveCount(1);
  }
  const red = (await host.player.hidden('rouge')).length === 9;
  const [firstSpy, firstAgent, colour] = red
    ? ([host, redAgent, 'rouge'] as const)
    : ([blueSpy, blueAgent, 'bleu'] as const);
  const [secondSpy, secondAgent] = red ? [blueSpy, blueAgent] : [host, redAgent];

  const [one = '', two = ''] = await firstSpy.player.hidden(colour);
  await watcher.toCard(one);
  await listen(watcher.player.page);
  await firstSpy.clue('kangourou 2', [one, two]);
  await firstAgent.guess(one);
  await expect(firstAgent.player.card(one)).toBeFocused();
  await expect(watcher.player.card(one)).toBeFocused();
  await firstAgent.guess(two);

  // The log opens and closes without a loss.
  await firstAgent.enter(firstAgent.player.button('Journal'));
  await expect(firstAgent.player.page.getByRole('dialog')).toContainText('kangourou');
  await firstAgent.player.page.keyboard.press('Escape');
  await expect(firstAgent.player.button('Journal')).toBeFocused();
  await firstAgent.enter(firstAgent.player.button('Terminer le tour'));
  await expect(secondSpy.player.status('Donnez votre indice')).toBeVisible();
  await firstAgent.holds();

  // The other team doubts itself, contests in vain, and meets a bystander.
  const [neutral = ''] = await secondSpy.player.hidden('passant');
  await secondSpy.clue('yaourt 1');
  await firstAgent.enter(firstAgent.player.button('Contester l’indice'));
  await firstAgent.enter(firstAgent.player.button('Annuler'));
  await expect(firstAgent.player.button('Contester l’indice')).toBeFocused();
  await firstAgent.enter(firstAgent.player.button('Contester l’indice'));
  await firstAgent.player.page.keyboard.press('Enter');
  await firstSpy.enter(firstSpy.player.button('L’indice est bon'));
  await firstSpy.holds();
  await secondAgent.guess(neutral);
  await expect(firstSpy.player.status('Donnez votre indice')).toBeVisible();
  await secondAgent.holds();

  await firstSpy.clue('quinoa ∞');
  for (const word of await firstSpy.player.hidden(colour)) await firstAgent.guess(word);
  const won = red ? 'Les Rouges gagnent' : 'Les Bleus gagnent';
  await expect(host.player.status(won)).toBeVisible();

  // Whoever only listens has heard all of it, each thing once.
  const last = async () => (await heard(watcher.player.page)).join();
  await expect.poll(last).toContain(won);
  const told = await heard(watcher.player.page);
  for (const said of [
    'Indice : kangourou, 2.',
    `${one} : ${colour}.`,
    `${two} : ${colour}.`,
    'Indice : yaourt, 1.',
    `${neutral} : passant.`,
    'Indice : quinoa, illimité.',
    won,
  ]) {
    expect(
      told.filter((text) => text.includes(said)),
      said,
    ).toHaveLength(1);
  }
  expect(told.filter((text) => text.includes('Au tour des'))).toHaveLength(2);

  await host.enter(host.player.button('Rejouer'));
  await expect(host.player.status(/réfléchit|Donnez|cherchent/u)).toBeVisible();
  await host.holds();
});

test('two people play Duo by keyboard alone', async ({ server, person }) => {
  const [one, two] = [new Keyboard(await person()), new Keyboard(await person())];
  await one.player.page.goto(server.url);
  await one.enter(one.player.button('Créer une table'));
  await one.player.page.waitForURL('**/t/*');
  await expect(one.player.button('Quitter ma place')).toBeVisible();
  await two.player.page.goto(one.player.page.url());
  await one.enter(one.player.button('Jouer en Duo'));
  await one.player.sits('Côté A');
  await two.player.sits('Côté B');
  await expect(one.player.button('Distribuer les cartes')).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await one.enter(one.player.button('Distribuer les cartes'));
  await expect(two.player.board).toBeVisible();

  const [wrong = ''] = await one.player.hidden('passant');
  await listen(one.player.page);
  await one.clue('kangourou 9');
  await two.guess(wrong);
  await expect(two.player.status('Donnez votre indice')).toBeVisible();
  await two.holds();
  await two.clue('yaourt 9');
  for (const word of await two.player.hidden('agent')) await one.guess(word);
  await expect(one.player.status('Donnez votre indice')).toBeVisible();
  await one.holds();
  await one.clue('quinoa 9');
  for (const word of await one.player.hidden('agent')) await two.guess(word);
  await expect(one.player.status('Gagné !')).toBeVisible();
  const last = async () => (await heard(one.player.page)).join();
  await expect.poll(last).toContain('Gagné !');
  const told = await heard(one.player.page);
  for (const said of [`${wrong} : passant.`, 'Indice : yaourt, 9.', 'Gagné !']) {
    expect(
      told.filter((text) => text.includes(said)),
      said,
    ).toHaveLength(1);
  }
});

test('the keyboard’s place is kept although what keeps it comes late', async ({
  server,
  person,
}) => {
  const host = new Keyboard(await person());
  await host.player.createTable(server.url);
  const guest = new Keyboard(await person());
  const { page } = guest.player;
  let letIt: () => void = () => undefined;
  const seated = new Promise<void>((resolve) => {
    letIt = resolve;
  });
  let held = 0;
  await page.route('**/keep-focus*', async (route) => {
    held += 1;
    await seated;
    await route.continue();
  });
  await page.goto(host.player.page.url());
  await guest.enter(guest.player.button('Prendre la place Agent rouge'));
  await expect(page.getByRole('group', { name: 'Agent rouge' })).toContainText('vous');
  expect(held).toBe(1);
  letIt();
  await guest.holds();
});
