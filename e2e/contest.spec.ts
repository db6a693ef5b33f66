import { expect, SIZES, test } from './table/fixtures.ts';
import { dealt, dealtVersus, seatFour } from './table/versus.ts';

test('a contested clue is ruled on, and its penalty covered', async ({ server, person }) => {
  const { first, second } = await dealtVersus(server, person);

  // An operative contests; the opposing clue-giver dismisses it.
  await first.spy.clue('2');
  await second.agent.button('Contester l’indice').click();
  await second.agent.button('Contester l’indice').click();
  await expect(second.spy.status(/à vous de trancher/u)).toBeVisible();
  await expect(
    first.agent.status(new RegExp(`conteste l’indice.*l’espion ${second.colour} tranche`, 'u')),
  ).toBeVisible();
  await second.spy.page.setViewportSize(SIZES.phone);
  for (const ruling of ['L’indice est bon', 'Indice non valable']) {
    await expect(second.spy.button(ruling)).toBeInViewport({ ratio: 1 });
  }
  await second.spy.button('L’indice est bon').click();
  // On a phone the news lies over buttons, which can be pressed all the same.
  const news = second.spy.page.locator('p', { hasText: 'L’indice est maintenu.' });
  await expect(news).toHaveCSS('pointer-events', 'none');
  await expect(first.agent.status('À vous de jouer')).toBeVisible();
  const [own = '', kept = ''] = await first.spy.hidden(first.colour);
  await first.agent.guess(own);
  await first.agent.button('Terminer le tour').click();

  // The opposing clue-giver refuses a clue by their own word; the turn is over.
  await second.spy.clue('1');
  await first.spy.page.setViewportSize(SIZES.phone);
  await first.spy.button('Refuser l’indice').click();
  await expect(first.spy.page.getByText('Le tour s’arrêtera aussitôt.')).toBeVisible();
  await expect(first.spy.button('Accepter l’indice')).toHaveCount(0);
  await expect(first.spy.button('Refuser l’indice')).toBeInViewport({ ratio: 1 });
  await first.spy.button('Refuser l’indice').click();
  await first.spy.page.setViewportSize(SIZES.laptop);
  await expect(first.spy.status('Donnez votre indice')).toBeVisible();

  // The penalty: one own word is covered beside the clue.
  await first.spy.button('Couvrir un mot').click();
  await expect(first.spy.status('Couvrez un de vos mots, ou passez')).toBeVisible();
  await first.spy.button('Plus tard').click();
  await first.spy.button('Couvrir un mot').click();
  await first.spy.card(kept).click();
  await first.spy.page
    .getByRole('region')
    .getByRole('button', { name: /^Couvrir / })
    .click();
  await expect(second.agent.card(kept)).toHaveAccessibleName(
    new RegExp(`découvert\\s: ${first.colour}`, 'u'),
  );
  await expect(first.spy.button('Couvrir un mot')).toHaveCount(0);
});

test('a penalty left over is offered a last time, and may be declined', async ({
  server,
  person,
}) => {
  const { first, second } = await dealtVersus(server, person);
  await first.spy.clue('1');
  await second.spy.button('Refuser l’indice').click();
  await second.spy.button('Refuser l’indice').click();
  await second.spy.clue('1');
  const [own = ''] = await second.spy.hidden(second.colour);
  await second.agent.guess(own);
  await second.agent.button('Terminer le tour').click();
  await expect(second.spy.status('Couvrez un de vos mots, ou passez')).toBeVisible();
  await expect(first.spy.status(/peut couvrir un mot/u)).toBeVisible();
  await second.spy.button('Ne rien couvrir').click();
  await expect(first.spy.status('Donnez votre indice')).toBeVisible();
});

test('a clue is asked about in secret, forbidden, insisted on, and accepted', async ({
  server,
  person,
}) => {
  const { first, second } = await dealtVersus(server, person);
  const field = first.spy.page.getByLabel('Votre indice et son nombre');

  // The opposing clue-giver is asked; nobody else learns of it.
  await field.fill('kangourou 2');
  await first.spy.button('Demander l’avis de l’espion adverse').click();
  const asked = second.spy.page.getByRole('group', { name: /Avis demandé en secret.*kangourou/u });
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Je l’accepte' }).click();
  await expect(first.spy.page.getByText(/kangourou.*accepté d’avance/u)).toBeVisible();
  await expect(first.agent.page.getByText('kangourou')).toHaveCount(0);

  // What the referee forbids wants a second, deliberate press.
  const [word = ''] = await first.spy.hidden(first.colour);
  await field.fill(`${word} 1`);
  await expect(first.spy.page.getByText('Interdit.')).toBeVisible();
  await first.spy.button('Donner l’indice').click();
  await expect(
    first.spy.page.getByText(/^Non donné\. « .* » est sur le plateau\.$/u),
  ).toBeVisible();
  await field.fill(`${word} 2`);
  await first.spy.button('Donner l’indice').click();
  await first.spy.button('Donner quand même').click();
  await expect(first.agent.status('À vous de jouer')).toBeVisible();

  // Once it is accepted, nobody can contest it.
  await expect(first.agent.button('Contester l’indice')).toBeVisible();
  await second.spy.button('Accepter l’indice').click();
  await expect(first.agent.button('Contester l’indice')).toHaveCount(0);
  await expect(second.agent.button('Contester l’indice')).toHaveCount(0);

  // Who accepted it in secret is reminded of it once somebody else contests it.
  const [own = ''] = await first.spy.hidden(first.colour);
  await first.agent.guess(own);
  await first.agent.button('Terminer le tour').click();
  await second.spy.page.getByLabel('Votre indice et son nombre').fill('quinoa 1');
  await second.spy.button('Demander l’avis de l’espion adverse').click();
  await first.spy.button('Je l’accepte').click();
  await second.spy.button('Donner l’indice').click();
  await first.agent.button('Contester l’indice').click();
  await first.agent.button('Contester l’indice').click();
  await expect(first.spy.page.getByText(/^Vous l’avez accepté en secret/u)).toBeVisible();
  await expect(first.spy.button('Indice non valable')).toHaveCount(0);
  await first.spy.button('L’indice est bon').click();
  await expect(second.agent.status('À vous de jouer')).toBeVisible();
});

test('where a whole team may cover a word, each of it is told so', async ({ server, person }) => {
  const seated = await seatFour(server, person);
  const host = seated.red.spy;
  await host.button('Changer le jeu').click();
  await host.page.getByRole('radio', { name: 'Précédente' }).check();
  await host.button('Fermer').click();
  const { first, second } = await dealt(seated);
  await first.spy.clue('1');
  await second.agent.button('Refuser l’indice').click();
  await second.agent.button('Refuser l’indice').click();
  await expect(second.spy.status('Donnez votre indice')).toBeVisible();
  await expect(second.spy.page.getByText(/^Les (?:Rouges|Bleus) peuvent couvrir/u)).toBeVisible();
  await expect(second.agent.status('Couvrez un de vos mots, ou passez')).toBeVisible();
  await second.agent.button('Ne rien couvrir').click();
  await expect(second.agent.status('Votre maître-espion réfléchit')).toBeVisible();
  await expect(second.spy.page.getByText(/peuvent couvrir/u)).toHaveCount(0);
});
