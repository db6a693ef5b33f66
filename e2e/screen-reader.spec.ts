import type { Locator } from '@playwright/test';
import { expect, test } from './table/fixtures.ts';
import { dealtFirst } from './table/versus.ts';

/** The names of the cards in the tree that a screen reader walks, row by row. */
const cardsTold = async (board: Locator): Promise<readonly (readonly string[])[]> => {
  const tree = await board.ariaSnapshot();
  return tree
    .split(/^ *- '?row\b/mu)
    .slice(1)
    .map((row) =>
      [...row.matchAll(/- '?button "(?<name>[^"]*)"/gu)].map((found) =>
        (found.groups?.['name'] ?? '').replace(/[\u00a0\u202f]/gu, ' '),
      ),
    );
};

const IDENTITY = /rouge|bleu|passant|assassin/u;

test('a screen reader hears each card: word, state, and the identity where one may', async ({
  server,
  person,
  extra,
}) => {
  const { link, first } = await dealtFirst(server, person, extra);
  const watcher = await person();
  await watcher.page.goto(link);
  await expect(watcher.board).toBeVisible();
  const [own = '', other = ''] = await first.spy.hidden(first.colour);
  const words = await first.agent.wordsWith(',');

  for (const player of [first.agent, watcher]) {
    const rows = await cardsTold(player.board);
    expect(rows.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
    expect(rows.flat()).toEqual(words.map((word) => `${word}, face cachée`));
  }
  const key = (await cardsTold(first.spy.board)).flat();
  expect(key.map((name) => name.split(',')[0])).toEqual(words);
  const counts = ['rouge', 'bleu', 'passant', 'assassin'].map(
    (identity) => key.filter((name) => name.includes(`clé : ${identity}`)).length,
  );
  expect(counts).toEqual(first.colour === 'rouge' ? [9, 8, 7, 1] : [8, 9, 7, 1]);

  await first.spy.clue('2', [own]);
  await first.agent.guess(own);
  await first.agent.card(other).click();
  for (const player of [first.spy, first.agent, watcher]) {
    await expect(player.card(own)).toHaveAccessibleName(`${own}, découvert : ${first.colour}`);
  }
  const told = (await cardsTold(first.agent.board)).flat();
  const open = told.filter((name) => IDENTITY.test(name.slice(name.indexOf(','))));
  expect(open).toEqual([`${own}, découvert : ${first.colour}`]);
  await expect(first.agent.card(other)).toHaveAccessibleName(/face cachée, désigné par Agent/u);
  await expect(watcher.card(other)).toHaveAccessibleName(`${other}, face cachée`);
});

test('the parts of a game have names to go by', async ({ server, person, extra }) => {
  const { first } = await dealtFirst(server, person, extra);
  await first.spy.clue('1');
  const { page } = first.agent;
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Agent double' })).toBeAttached();
  for (const name of ['Rouges', 'Bleus', 'À vous de jouer']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'À vous de jouer' })).toMatchAriaSnapshot(`
    - region "À vous de jouer":
      - paragraph: À vous de jouer
      - paragraph: "Indice en cours : kangourou 1"
      - paragraph: encore 2 propositions
      - paragraph: Touchez un mot, puis révélez-le.
      - button "Contester l’indice"
  `);
});
