import { readFileSync } from 'node:fs';
import { expect, SIZES, test } from './table/fixtures.ts';
import { flaws } from './table/flaws.ts';

/** Sixty words that no pack of the product has. */
const WORDS = Array.from({ length: 60 }, (_, at) => `Zorg ${'abcdefghij'[at % 10] ?? ''}${at}`);

test('a table plays with words of its own, which stay for the next game', async ({
  server,
  person,
}) => {
  const host = await person({ viewport: SIZES.phone });
  const link = await host.createTable(server.url);
  await host.button('Changer le jeu').click();
  await host.page.getByText('Ajouter vos mots').click();
  const field = host.page.getByRole('textbox', { name: 'Vos mots' });
  await field.fill(`${WORDS.join('\n')}\nzorg a0\n<img src=x>, ${'z'.repeat(25)}`);
  await host.button('Prendre ces mots').click();
  const problems = host.page.getByRole('alert').filter({ hasText: 'À revoir' });
  await expect(problems.getByRole('listitem')).toHaveText([
    /Ligne 61.*déjà à la ligne 1$/u,
    /Ligne 62.*<img src=x>/u,
    /Ligne 62.*trop long/u,
  ]);
  await expect(problems.locator('img')).toHaveCount(0);
  expect(await flaws(host.page)).toEqual([]);
  await host.button('Garder les 60 mots qui vont').click();
  await expect(host.page.getByText('60 mots sont à cette table.')).toBeVisible();
  const pack = host.page.getByRole('checkbox', { name: /^Vos mots/u });
  await expect(pack).toBeChecked();
  await expect(host.page.getByRole('checkbox', { checked: true })).toHaveCount(1);

  const coming = host.page.waitForEvent('download');
  await host.button('Télécharger la liste').click();
  const list = readFileSync(await (await coming).path(), 'utf8');
  expect(list.trim().split('\n')).toEqual(WORDS);
  await expect(host.page.locator('html')).toHaveJSProperty('scrollWidth', SIZES.phone.width);
  await host.button('Fermer').click();

  await host.page.goto(link);
  await host.button('Compléter avec des ordinateurs').click();
  await host.deal();
  const first = await host.wordsWith(',');
  expect(first).toHaveLength(25);
  for (const word of first) expect(WORDS).toContain(word);
  await host.button('Menu de la table').click();
  await host.button('Abandonner la partie').click();
  await host.button('Abandonner la partie').last().click();
  await host.button('Rejouer').click();
  await expect
    .poll(async () => (await host.wordsWith(',')).some((word) => first.includes(word)))
    .toBe(false);
  for (const word of await host.wordsWith(',')) expect(WORDS).toContain(word);
});

test('a few own words are mixed with a pack, and taken back', async ({ server, person }) => {
  const host = await person({ locale: 'en-GB' });
  await host.page.goto(server.url);
  await host.button('Create a table').click();
  await host.button('Change the game').click();
  await host.page.getByText('Add your words').click();
  await host.page.getByRole('textbox', { name: 'Your words' }).fill('zorg, blorp');
  await host.button('Take these words').click();
  await expect(host.page.getByText('2 words: it takes 25')).toBeVisible();
  await host.button('Keep the 2 words that fit').click();
  await expect(host.page.getByRole('checkbox', { name: /^Your words/u })).toBeChecked();
  await expect(host.page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await host.button('Remove them').click();
  await expect(host.page.getByRole('checkbox', { name: /^Your words/u })).toHaveCount(0);
  await expect(host.page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});
