import type { Page } from '@playwright/test';
import { flaws } from './table/flaws.ts';
import { expect, SIZES, test } from './table/fixtures.ts';
import { seatFour, dealtFirst } from './table/versus.ts';

const TV = [SIZES.wide, { width: 3840, height: 2160 }];

/** Words that stick out of their card, and whether the page is larger than its window. */
const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    if (root.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    if (root.scrollHeight > innerHeight) found.push('the page scrolls down');
    for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
      const box = card.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(card.querySelector('.word') ?? card);
      const word = range.getBoundingClientRect();
      if (word.left < box.left || word.right > box.right) found.push(card.textContent.trim());
    }
    return found;
  });

test('the big screen invites, then shows the game and never the key', async ({
  server,
  person,
}) => {
  const { link, red } = await seatFour(server, person);
  const screen = await person({ viewport: SIZES.wide });
  const { page } = screen;
  await page.goto(`${link}/ecran`);
  await expect(page.getByRole('heading', { name: 'Rejoignez la table' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code QR du lien de la table' })).toBeVisible();
  // Who has come is seen to be there, before they sit.
  const fifth = await person();
  await fifth.page.goto(link);
  await expect(page.getByText(/^À placer\s: Agent /u)).toBeVisible();
  expect(await flaws(page)).toEqual([]);
  for (const size of TV) {
    await page.setViewportSize(size);
    expect(await misfits(page)).toEqual([]);
  }

  await red.spy.deal();
  await expect(screen.board).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code QR du lien de la table' })).toBeVisible();
  await expect(screen.button(/clé\s:/u)).toHaveCount(0);
  for (const size of TV) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    expect(await misfits(page)).toEqual([]);
  }
  const smallest = await screen.board
    .locator('.word')
    .evaluateAll((words) =>
      Math.min(...words.map((word) => parseFloat(getComputedStyle(word).fontSize))),
    );
  expect(smallest).toBeGreaterThanOrEqual(40);
  expect(await flaws(page)).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a guesser reveals from the big screen, and a clue-giver’s shows no key', async ({
  server,
  person,
  extra,
}) => {
  const { link, first } = await dealtFirst(server, person, extra);
  const [own = ''] = await first.spy.hidden(first.colour);
  await first.spy.page.goto(`${link}/ecran`);
  await expect(first.spy.board).toBeVisible();
  await expect(first.spy.button(/clé\s:/u)).toHaveCount(0);
  await expect(first.spy.page.getByLabel('Votre indice et son nombre')).toHaveCount(0);
  await first.spy.page.getByRole('link', { name: 'Fermer le grand écran' }).click();
  await first.spy.clue('2');

  await first.agent.page.goto(`${link}/ecran`);
  await first.agent.guess(own);
  await expect(first.spy.card(own)).toHaveAccessibleName(/découvert/u);
});
