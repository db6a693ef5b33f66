import type { Locator } from '@playwright/test';
import { expect, SIZES, test } from './table/fixtures.ts';
import { misfits } from './table/fit.ts';
import type { Player } from './table/player.ts';
import { dealtVersus } from './table/versus.ts';

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
}) => {
  const { first } = await dealtVersus(server, person);
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
