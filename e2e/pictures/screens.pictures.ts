import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../table/fixtures.ts';
import { dealtVersus } from '../table/versus.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/pictures');
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

const take = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 82 });
};

test('the main screens', async ({ server, person }) => {
  const visitor = await person();
  await visitor.page.goto(server.url);
  await expect(visitor.button('Créer une table')).toBeVisible();
  await take(visitor.page, 'landing');

  const { host, first, second } = await dealtVersus(server, person);
  for (const side of [first, second]) {
    const [one = '', two = ''] = await side.spy.hidden(side.colour);
    await side.spy.clue('2', [one, two]);
    await side.agent.guess(one);
    await side.agent.guess(two);
    await side.agent.button('Terminer le tour').click();
  }
  const [neutral = ''] = await first.spy.hidden('passant');
  await first.spy.clue('1');
  await first.agent.guess(neutral);
  const [one = '', two = '', three = ''] = await second.spy.hidden(second.colour);
  await second.spy.clue('3', [one, two, three]);
  await second.agent.guess(one);
  await second.agent.card(two).click();
  await expect(second.agent.button(new RegExp(two, 'iu')).first()).toBeVisible();

  await take(second.agent.page, 'operative');
  await take(first.spy.page, 'spymaster');
  await first.spy.page.emulateMedia({ colorScheme: 'dark' });
  await take(first.spy.page, 'spymaster-dark');
  await first.spy.page.emulateMedia({ colorScheme: 'light' });
  await second.agent.page.setViewportSize(PHONE);
  await take(second.agent.page, 'operative-phone');
  await second.agent.page.setViewportSize(LAPTOP);

  await second.agent.button('Terminer le tour').click();
  await first.spy.clue('∞');
  for (const word of await first.spy.hidden(first.colour)) await first.agent.guess(word);
  await expect(host.page.getByText(/gagne/iu).first()).toBeVisible();
  await take(host.page, 'end');
});
