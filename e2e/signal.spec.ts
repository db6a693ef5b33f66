import type { Page } from '@playwright/test';
import { expect, test } from './table/fixtures.ts';
import { dealtVersus } from './table/versus.ts';

/** Makes the page believe that another tab is in front, or no longer. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const icon = (page: Page) => page.locator('link[rel="icon"]');

test('who looks at another tab sees in its title and icon that it is their turn', async ({
  server,
  person,
}) => {
  const { first } = await dealtVersus(server, person);
  const { page } = first.agent;
  await hide(page, true);
  await expect(page).toHaveTitle(/^(?!●)/u);
  await first.spy.clue('2');
  await expect(page).toHaveTitle(/^● À vous de jouer/u);
  await expect(icon(page)).toHaveAttribute('href', '/icon-turn.svg');
  expect((await page.request.get(`${server.url}/icon-turn.svg`)).status()).toBe(200);
  await hide(page, false);
  await expect(page).toHaveTitle(/^(?!●)/u);
  await expect(icon(page)).toHaveAttribute('href', '/icon.svg');
});

test('a sound says it to those who asked for one, and is remembered', async ({
  server,
  person,
}) => {
  const { first } = await dealtVersus(server, person);
  const { page } = first.agent;
  await page.evaluate(() => {
    globalThis.OscillatorNode = class extends OscillatorNode {
      override start(when?: number) {
        document.body.dataset['notes'] = String(Number(document.body.dataset['notes'] ?? 0) + 1);
        super.start(when);
      }
    };
  });
  const notes = () => page.evaluate(() => Number(document.body.dataset['notes'] ?? 0));
  await hide(page, true);
  await first.spy.clue('1');
  await expect(page).toHaveTitle(/^●/u);
  expect(await notes()).toBe(0);
  await hide(page, false);
  await first.agent.button('Menu de la table').click();
  const sound = first.agent.button('Un son quand c’est à moi');
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect.poll(notes).toBe(2);
  await hide(page, true);
  await expect.poll(notes).toBe(4);
  await page.reload();
  await first.agent.button('Menu de la table').click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
});
