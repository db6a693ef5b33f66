import type { ServerFrame } from '@agent-double/protocol';
import type { Page } from '@playwright/test';
import { loadPacks } from '@agent-double/lexicon';
import { expect, SIZES, test } from './table/fixtures.ts';
import { dealtVersus } from './table/versus.ts';

/** The longest words that the product deals, of both languages. */
const longestWords = async (): Promise<readonly string[]> =>
  [...(await loadPacks('fr')), ...(await loadPacks('en'))]
    .flatMap((pack) => pack.words)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 25);

/** Puts other words on the board of this page, as if the server had dealt them. */
const withWords = (page: Page, words: readonly string[]): Promise<void> =>
  page.routeWebSocket(/\/socket$/u, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((data) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      socket.send(
        JSON.stringify(frame, (key, value: unknown) =>
          key === 'words' && Array.isArray(value) ? words : value,
        ),
      );
    });
  });

/** Cards whose word does not fit, and whether the page is wider than its window. */
const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
      const box = card.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(card.querySelector('.word') ?? card);
      const word = range.getBoundingClientRect();
      const fits =
        word.left >= box.left &&
        word.right <= box.right &&
        word.top >= box.top &&
        word.bottom <= box.bottom;
      if (!fits) found.push(`${card.textContent.trim()} in ${Math.round(box.width)} px`);
      const size = parseFloat(getComputedStyle(card.querySelector('.word') ?? card).fontSize);
      if (size < 8.5) found.push(`${card.textContent.trim()} at ${size} px`);
    }
    return found;
  });

test('every word fits its card and every screen its window', async ({ server, person }) => {
  const { link, first } = await dealtVersus(server, person);
  const longest = await longestWords();
  for (const player of [first.spy, first.agent]) {
    const { page } = player;
    await withWords(page, longest);
    for (const size of [
      ...Object.values(SIZES),
      { width: 360, height: 640 },
      { width: 768, height: 1024 },
      { width: 3840, height: 2160 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(link);
      await expect(player.board).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await misfits(page), `${size.width} × ${size.height}`).toEqual([]);
    }
  }
});

test('on the smallest phone all words, the score and the clue are there without scrolling', async ({
  server,
  person,
}) => {
  const { first, second } = await dealtVersus(server, person);
  await first.agent.page.setViewportSize(SIZES.phone);
  await first.spy.page.setViewportSize(SIZES.phone);
  await expect(first.spy.button('Donner l’indice')).toBeInViewport({ ratio: 1 });
  await first.spy.clue('2');
  for (const player of [first.agent, first.spy]) {
    for (const word of await player.wordsWith('face cachée')) {
      await expect(player.card(word)).toBeInViewport({ ratio: 1 });
    }
    for (const team of ['Rouges', 'Bleus']) {
      await expect(player.page.getByRole('region', { name: team, exact: true })).toBeInViewport({
        ratio: 1,
      });
    }
    await expect(player.page.getByText('encore 3 propositions')).toBeInViewport({ ratio: 1 });
  }

  // A tap alone reveals nothing: it shows the marker, to the own team only.
  const [word = ''] = await first.spy.hidden(first.colour);
  await first.agent.card(word).click();
  await expect(first.agent.card(word)).toHaveAccessibleName(/désigné par Agent/u);
  await expect(second.agent.card(word)).toHaveAccessibleName(/face cachée$/u);
  await expect(first.agent.button(`Révéler ${word.toUpperCase()}`).last()).toBeInViewport({
    ratio: 1,
  });
  await first.agent.card(word).click();
  await expect(first.agent.card(word)).not.toHaveAccessibleName(/désigné/u);
  await expect(first.agent.card(word)).toHaveAccessibleName(/face cachée/u);
});
