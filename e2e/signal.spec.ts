import type { Page } from '@playwright/test';
import { expect, test } from './table/fixtures.ts';
import { allowNotices, shownNotice } from './table/notices.ts';
import { dealtFirst } from './table/versus.ts';

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
  extra,
}) => {
  const { first } = await dealtFirst(server, person, extra);
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
  extra,
}) => {
  const { first } = await dealtFirst(server, person, extra);
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
  const sound = page.getByRole('switch', { name: 'Un son quand c’est à moi' });
  await expect(sound).not.toBeChecked();
  await sound.click();
  await expect.poll(notes).toBe(2);
  await hide(page, true);
  await expect.poll(notes).toBe(4);
  await page.reload();
  await first.agent.button('Menu de la table').click();
  await expect(sound).toBeChecked();
});

test('a notification says it to those who asked for one, without a secret, and is remembered', async ({
  server,
  person,
  extra,
}) => {
  const { first } = await dealtFirst(server, () => person({}), extra);
  const { page } = first.agent;
  await allowNotices(page);
  await page.reload();
  await expect(first.agent.board).toBeVisible();
  const notice = () => shownNotice(page);
  await hide(page, true);
  const clue = await first.spy.clue('1');
  await expect(page).toHaveTitle(/^●/u);
  expect(await notice()).toBe('');
  await hide(page, false);
  await first.agent.button('Menu de la table').click();
  const wanted = page.getByRole('switch', { name: 'Une notification quand c’est à moi' });
  await expect(wanted).not.toBeChecked();
  await wanted.click();
  await expect(wanted).toBeChecked();
  expect(await notice()).toBe('');
  await hide(page, true);
  await expect.poll(notice).toContain('À vous de jouer');
  expect(await notice()).not.toContain(clue);
  expect(await notice()).not.toContain(new URL(page.url()).pathname);
  await hide(page, false);
  await expect.poll(notice).toBe('');
  await page.reload();
  await first.agent.button('Menu de la table').click();
  await expect(wanted).toBeChecked();
});

test('a browser that blocks notifications is said to', async ({ server, person, extra }) => {
  const { first } = await dealtFirst(server, person, extra);
  const { page } = first.agent;
  await first.agent.button('Menu de la table').click();
  await page.evaluate(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  const wanted = page.getByRole('switch', { name: 'Une notification quand c’est à moi' });
  await wanted.click();
  await expect(page.getByText('Votre navigateur bloque les notifications')).toBeVisible();
  await expect(wanted).not.toBeChecked();
});
