import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, SIZES, test } from './table/fixtures.ts';
import { misfits } from './table/fit.ts';
import { allowNotices, shownNotice } from './table/notices.ts';
import type { Player } from './table/player.ts';
import { dealtFirst } from './table/versus.ts';

/** Texts that somebody might try on a table, one kind each. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '</p><script>alert(1)</script>',
  '\u202Eegnahcé\u202C',
  '🕵️‍♂️🥸🎭',
  'inv\u200Bisi\u2060ble',
  'ḧ̷́a̸͝u̵t'.repeat(3),
  'n'.repeat(10_000),
];
const HARMLESS = 'Camille';

/** Nothing that was written has become a part of the page, and nothing is cut by it. */
const expectWhole = async (...players: readonly Player[]): Promise<void> => {
  for (const { page } of players) {
    await expect(page.locator('img[src="x"], body script:not([src])')).toHaveCount(0);
    expect(await misfits(page)).toEqual([]);
  }
};

/** Puts a text into a field as somebody pastes it. */
const paste = async (field: Locator, text: string): Promise<void> => {
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.page().keyboard.insertText(text);
};

/** Makes the page believe that another tab is in front. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('names are shown as text or refused, to their bearer and to all', async ({
  server,
  person,
}) => {
  const host = await person({ viewport: SIZES.phone });
  const link = await host.createTable(server.url);
  const guest = await person({ viewport: SIZES.phone });
  await guest.page.goto(link);
  for (const name of HOSTILE) {
    await host.button('Changer de nom').click();
    const field = host.page.getByLabel('Votre nom');
    await paste(field, name);
    await field.press('Enter');
    const refused = host.page.getByRole('alert').filter({ hasText: /\S/u });
    await expect(refused.or(host.button('Changer de nom')).first()).toBeVisible();
    if (await field.isVisible()) {
      await field.press('Escape');
      await host.button('Fermer').click();
    } else {
      const shown = await host.page.locator('.line b').innerText();
      await expect(guest.page.getByRole('group', { name: 'Espion rouge' })).toContainText(shown);
      // A mark that turns the writing round stays within the name.
      await expect(guest.page.locator('b[dir="auto"]').first()).toBeAttached();
    }
    await expectWhole(host, guest);
  }
  await host.button('Changer de nom').click();
  await host.page.getByLabel('Votre nom').fill(HARMLESS);
  await host.page.getByLabel('Votre nom').press('Enter');
  await expect(guest.page.getByRole('group', { name: 'Espion rouge' })).toContainText(HARMLESS);
});

test('clues are shown as text or refused, on the board, in the log and to a screen reader', async ({
  server,
  person,
  extra,
}) => {
  const { first } = await dealtFirst(server, person, extra);
  const { spy, agent } = first;
  await spy.button('Mon carnet').click();
  const notes = spy.page.getByRole('dialog').getByRole('textbox');
  for (const text of HOSTILE) {
    await paste(notes, text);
    await expectWhole(spy);
  }
  await spy.page.keyboard.press('Escape');
  for (const clue of HOSTILE) {
    const field = spy.page.getByLabel('Votre indice et son nombre');
    await paste(field, `${clue} 1`);
    await field.press('Enter');
    const given = spy.page.getByText('Indice en cours').first();
    const insist = spy.button('Donner quand même');
    const why = spy.page.locator('#clue-problem b').first();
    const told = spy.page.getByRole('alert').filter({ hasText: /\S/u });
    await expect(given.or(insist).or(why).or(told).first()).toBeAttached();
    await expectWhole(spy, agent);
    if (await given.count()) break;
    if (await told.isVisible()) await spy.button('Fermer').click();
  }
});

test('words, notes and codes are shown as text or refused', async ({ server, person }) => {
  const host = await person({ viewport: SIZES.phone });
  await host.createTable(server.url);
  await host.button('Changer le jeu').click();
  await host.page.getByText('Ajouter vos mots').click();
  await host.page.getByRole('textbox', { name: 'Vos mots' }).fill(HOSTILE.join('\n'));
  await host.button('Prendre ces mots').click();
  await expect(host.page.getByRole('alert').filter({ hasText: 'À revoir' })).toBeVisible();
  await expectWhole(host);

  const visitor = await person({ viewport: SIZES.phone });
  for (const text of HOSTILE) {
    await visitor.page.goto(server.url);
    await visitor.page.getByLabel('Vous avez un code').fill(text);
    await visitor.button('Rejoindre').click();
    await expect(visitor.page.getByRole('alert').filter({ hasText: /\S/u })).toBeVisible();
    await expectWhole(visitor);
  }
  await visitor.page.goto(`${server.url}/t/${encodeURIComponent(HOSTILE[0] ?? '')}`);
  await expect(visitor.page.getByText('Aucune table n’a ce code.')).toBeVisible();
  await expectWhole(visitor);

  await visitor.page.goto(`${server.url}/compagnon`);
  for (const text of HOSTILE) {
    const field = visitor.page.getByLabel('Code de la clé');
    await paste(field, text);
    await field.press('Enter');
    await expect(visitor.page.getByRole('alert').first()).toContainText(/code/u);
    await expectWhole(visitor);
  }

  await visitor.page.goto(`${server.url}/un-appareil`);
  const name = visitor.page.getByRole('textbox', { name: 'Espion rouge' });
  for (const text of HOSTILE) {
    await paste(name, text);
    await name.press('Tab');
    await expectWhole(visitor);
  }
  await visitor.button('Distribuer les cartes').click();
  await expect(visitor.button('Montrer la clé')).toBeVisible();
  await expectWhole(visitor);
  await visitor.button('Montrer la clé').click();
  await expect(visitor.board).toBeVisible();
  await expectWhole(visitor);
});

test('neither the title of the tab nor a notification says what somebody wrote', async ({
  server,
  person,
  extra,
}) => {
  const [text = ''] = HOSTILE;
  const { first, host } = await dealtFirst(server, () => person({}), extra);
  const { page } = first.agent;
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await allowNotices(page);
  await page.addInitScript(() => {
    localStorage.setItem('agent-double.notice', 'on');
  });
  await page.reload();
  await expect(first.agent.board).toBeVisible();
  await hide(page);
  const field = first.spy.page.getByLabel('Votre indice et son nombre');
  await paste(field, `${text} 1`);
  await field.press('Enter');
  const insist = first.spy.button('Donner quand même');
  const given = first.spy.page.getByText('Indice en cours').first();
  await expect(insist.or(given).first()).toBeAttached();
  if (await insist.isVisible()) await insist.click();
  await expect(page).toHaveTitle(`● À vous de jouer · ${code} · Agent double`);
  await expect
    .poll(() => shownNotice(page))
    .toMatch(/^\{"title":"À vous de jouer","body":"On vous attend à la table\."/u);
  await expectWhole(first.agent);

  // An address is text that anybody may write too.
  for (const address of HOSTILE) {
    await host.page.goto(`${server.url}/t/${encodeURIComponent(address)}`);
    await expect(host.page.getByRole('heading')).toBeVisible();
    await expect(host.page).toHaveTitle('Agent double');
    await expectWhole(host);
  }
});

test('what a file of a game says is shown as text or refused', async ({
  server,
  person,
  extra,
}) => {
  const { first, host } = await dealtFirst(server, person, extra);
  await first.spy.clue('1');
  await host.button('Menu de la table').click();
  await host.button('Abandonner la partie').click();
  await host.button('Abandonner la partie').last().click();
  await host.page.getByRole('link', { name: 'Revoir pas à pas' }).click();
  const coming = host.page.waitForEvent('download');
  await host.button('Télécharger la partie').click();
  const file = readFileSync(await (await coming).path(), 'utf8');

  const visitor = await person({ viewport: SIZES.phone });
  const { page } = visitor;
  // The last of them is short enough for a card.
  for (const text of [...HOSTILE, '<img src=x>']) {
    await page.goto(`${server.url}/partie`);
    await page.getByLabel('Choisir un fichier').setInputFiles({
      name: `${text.slice(0, 20)}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(writtenIn(file, text)),
    });
    const refused = page.getByText('Ce fichier n’est pas une partie');
    const opened = page.getByRole('heading', { name: 'Partie 1', exact: true });
    await expect(refused.or(opened)).toBeVisible();
    await expect(page).toHaveTitle(/^(?:Partie 1|Revoir une partie) · Agent double$/u);
    if (await opened.isVisible()) await page.keyboard.press('End');
    await expectWhole(visitor);
  }
  await expect(visitor.board).toContainText('<img src=x>', { ignoreCase: true });
});

interface Written {
  readonly events: {
    type: string;
    words?: string[];
    word?: string;
    intended?: object[];
  }[];
}

/** The file of a game with `text` in each place that takes one. */
const writtenIn = (file: string, text: string): string => {
  const game = JSON.parse(file) as Written;
  for (const event of game.events) {
    if (event.words) event.words[0] = text;
    if (event.word !== undefined) event.word = text;
    if (event.type === 'gameEnded') {
      const thoughts = { danger: text, rejected: { clue: text, near: text } };
      event.intended = [{ turn: 1, by: 'p1', cards: [0, 1], thoughts }];
    }
  }
  return JSON.stringify(game);
};
