import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, SIZES, test as atTable } from '../table/fixtures.ts';
import type { Player } from '../table/player.ts';
import { dealtVersus, seatFour } from '../table/versus.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/pictures');
const PHONE = { width: 390, height: 844 };

/** The pictures invite to an address that is nobody’s. */
const test = atTable.extend<object>({
  person: async ({ person }, use) => {
    await use(async (options) => {
      const player = await person(options);
      await player.page.route('**/api/offer', async (route) => {
        const response = await route.fetch();
        const offer = (await response.json()) as object;
        await route.fulfill({
          response,
          json: { ...offer, origin: 'https://agent-double.example' },
        });
      });
      return player;
    });
  },
});

const take = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 72 });
};

const takeOnPhone = async (page: Page, name: string): Promise<void> => {
  await page.setViewportSize(PHONE);
  await take(page, name);
  await page.setViewportSize(SIZES.laptop);
};

const takeInTheDark = async (page: Page, name: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, name);
  await page.emulateMedia({ colorScheme: 'light' });
};

test('a game of two teams', async ({ server, person }) => {
  const visitor = await person();
  await visitor.page.goto(server.url);
  await expect(visitor.button('Créer une table')).toBeVisible();
  await take(visitor.page, 'landing');
  await takeOnPhone(visitor.page, 'landing-phone');

  const table = await dealtVersus(server, person);
  const { host, first, second } = table;
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
  await takeOnPhone(second.agent.page, 'operative-phone');
  await take(first.spy.page, 'spymaster');
  await takeInTheDark(first.spy.page, 'spymaster-dark');
  await takeOnPhone(first.spy.page, 'spymaster-phone');
  const screen = await person({ viewport: SIZES.wide });
  await screen.page.goto(`${table.link}/ecran`);
  await expect(screen.board).toBeVisible();
  await take(screen.page, 'big-screen');

  await second.agent.button('Terminer le tour').click();
  await first.spy.clue('∞');
  for (const word of await first.spy.hidden(first.colour)) await first.agent.guess(word);
  await expect(host.page.getByText(/gagne/iu).first()).toBeVisible();
  await expect(host.page.getByRole('link', { name: 'Revoir pas à pas' })).toBeVisible();
  await take(host.page, 'end');
  await host.page.getByRole('link', { name: 'Revoir pas à pas' }).click();
  const slider = host.page.getByRole('slider', { name: 'Moment de la partie' });
  await expect(slider).toBeVisible();
  for (let step = 0; step < 6; step += 1) await host.page.keyboard.press('ArrowRight');
  await take(host.page, 'replay');
});

test('a table before the deal', async ({ server, person }) => {
  const { link, red } = await seatFour(server, person);
  await take(red.spy.page, 'lobby');
  await takeOnPhone(red.spy.page, 'lobby-phone');
  const screen = await person({ viewport: SIZES.wide });
  await screen.page.goto(`${link}/ecran`);
  await expect(screen.page.getByRole('heading', { name: 'Rejoignez la table' })).toBeVisible();
  await take(screen.page, 'big-screen-lobby');
  await red.spy.button('Changer le jeu').click();
  await expect(red.spy.page.getByRole('radio', { name: 'Duo' })).toBeVisible();
  await take(red.spy.page, 'setup');
});

test('Duo', async ({ server, person }) => {
  const [one, two] = await Promise.all([person(), person()]);
  const link = await one.createTable(server.url);
  await two.page.goto(link);
  await one.button('Jouer en Duo').click();
  await one.sits('Côté A');
  await two.sits('Côté B');
  await one.deal();
  const [agent = '', other = ''] = await one.hidden('agent');
  await one.clue('2', [agent, other]);
  await two.guess(agent);
  const [wrong = ''] = await one.hidden('passant');
  await two.touch(wrong);
  await two.clue('1');
  await one.guess((await two.hidden('agent'))[0] ?? '');
  await take(one.page, 'duo');
  await takeInTheDark(one.page, 'duo-dark');
  await takeOnPhone(one.page, 'duo-phone');
});

const onOneDevice = async (all: Player, url: string): Promise<void> => {
  await all.page.goto(`${url}/un-appareil`);
  await all.page.getByRole('textbox', { name: 'Espion rouge' }).fill('Camille');
  await take(all.page, 'one-device-phone');
  await all.button('Distribuer les cartes').click();
  await expect(all.page.getByRole('heading', { name: /Passez l’appareil/u })).toBeVisible();
  await take(all.page, 'one-device-pass-phone');
};

test('without a table', async ({ server, person }) => {
  await onOneDevice(await person({ viewport: PHONE }), server.url);
  const holder = await person({ viewport: PHONE });
  await holder.page.goto(`${server.url}/compagnon`);
  await holder.button('Tirer une clé').click();
  await expect(holder.page.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible();
  await take(holder.page, 'companion-code-phone');
  await holder.button('Afficher la clé').click();
  await expect(holder.page.getByRole('list', { name: 'Carte clé' })).toBeVisible();
  await take(holder.page, 'companion-phone');
  const reader = await person();
  await reader.page.goto(`${server.url}/regles/classique-2025/versus`);
  await expect(reader.page.getByRole('heading', { name: 'Règles', exact: true })).toBeVisible();
  await take(reader.page, 'rules');
});
