import { expect, test } from './table/fixtures.ts';
import type { Player } from './table/player.ts';
import { dealt, seatFour } from './table/versus.ts';

/** Has the host choose how much the referee may say. */
const refereeSays = async (host: Player, sentence: RegExp): Promise<void> => {
  await host.button('Changer le jeu').click();
  const sheet = host.page.getByRole('dialog', { name: 'Le jeu' });
  await host.openConventions();
  const choice = sheet.getByRole('radio', { name: sentence });
  await choice.check();
  await expect(choice).toBeChecked();
  await sheet.getByRole('button', { name: 'Fermer' }).click();
};

/** Types a clue, and waits for what the referee says to the one who types. */
const typed = async (spy: Player, clue: string): Promise<void> => {
  await spy.page.getByLabel('Votre indice et son nombre').fill(clue);
};

const MADE_UP = 'zorglubine';
const ACCUSED = /L’arbitre doute/u;

test('what the referee doubts is told to the opposing clue-giver alone, who objects', async ({
  server,
  person,
}) => {
  const { first, second } = await dealt(await seatFour(server, person));
  await typed(first.spy, `${MADE_UP} 1`);
  await expect(first.spy.page.getByText('Douteux.')).toBeVisible();
  for (const other of [first.agent, second.agent, second.spy]) {
    await expect(other.page.getByText(MADE_UP)).toHaveCount(0);
  }

  // A doubt needs no second press: people judge.
  await first.spy.button('Donner l’indice').click();
  await expect(first.agent.status('À vous de jouer')).toBeVisible();
  await expect(second.spy.page.getByText(ACCUSED)).toBeVisible();
  for (const other of [first.agent, second.agent]) {
    await expect(other.page.getByText(ACCUSED)).toHaveCount(0);
  }

  await second.spy.button('Refuser l’indice').click();
  await second.spy.button('Refuser l’indice').click();
  await expect(second.spy.status('Donnez votre indice')).toBeVisible();
  await expect(first.agent.page.getByText(ACCUSED)).toHaveCount(0);
});

test('a strict referee lets no forbidden clue pass, however often it is sent', async ({
  server,
  person,
}) => {
  const four = await seatFour(server, person);
  await refereeSays(four.red.spy, /L’arbitre refuse les indices interdits/u);
  const { first } = await dealt(four);
  const [word = ''] = await first.spy.hidden(first.colour);
  await typed(first.spy, `${word} 1`);
  await expect(first.spy.page.getByText('Interdit.')).toBeVisible();
  await first.spy.button('Donner l’indice').click();
  await expect(
    first.spy.page.getByText(/^Non donné\. « .* » est sur le plateau\.$/u),
  ).toBeVisible();
  await first.spy.button('Donner l’indice').click();
  await expect(first.spy.button('Donner quand même')).toHaveCount(0);
  await expect(first.spy.status('Donnez votre indice')).toBeVisible();

  await first.spy.clue('1');
  await expect(first.agent.status('À vous de jouer')).toBeVisible();
});

test('where the referee is off it looks at the form alone', async ({ server, person }) => {
  const four = await seatFour(server, person);
  await refereeSays(four.red.spy, /L’arbitre ne regarde que la forme/u);
  const { first, second } = await dealt(four);
  const [word = ''] = await first.spy.hidden(first.colour);
  await typed(first.spy, `${word} et ${word} 1`);
  await first.spy.button('Donner l’indice').click();
  await expect(first.spy.status('Donnez votre indice')).toBeVisible();

  await typed(first.spy, `${word} 1`);
  await first.spy.button('Donner l’indice').click();
  await expect(first.agent.status('À vous de jouer')).toBeVisible();
  await expect(second.spy.page.getByText(ACCUSED)).toHaveCount(0);
});
