import type { Page } from '@playwright/test';
import { expect, SIZES, test } from './table/fixtures.ts';
import { flaws } from './table/flaws.ts';
import { QUICK } from './table/server.ts';

/** Answers every question with rubbish, from a page of the server. */
const answerRubbish = (page: Page, address: string, token: string): Promise<void> =>
  page.evaluate(
    ([place, secret]) => {
      const socket = new WebSocket(place);
      socket.onopen = () => {
        socket.send(JSON.stringify({ token: secret }));
      };
      socket.onmessage = () => {
        socket.send('rubbish');
      };
    },
    [address, token] as const,
  );

test('the host lets a program play, sees it come, and reads why the computer stood in', async ({
  person,
  serve,
}) => {
  const server = await serve(QUICK);
  const host = await person({ viewport: SIZES.phone });
  await host.createTable(server.url);
  await host.sit('Agent rouge');
  const seat = host.page.getByRole('group', { name: 'Espion rouge', exact: true });
  await seat.getByRole('button', { name: 'Ajouter un ordinateur' }).click();
  await seat.getByRole('button', { name: 'Un programme' }).click();
  const sheet = host.page.getByRole('dialog', { name: 'Laisser un programme jouer' });
  await sheet.getByLabel('Son nom').fill('Deep Thought');
  await sheet.getByRole('button', { name: 'Faire un jeton' }).click();

  await expect(sheet.getByRole('status')).toHaveText('On attend le programme…');
  expect(await flaws(host.page)).toEqual([]);
  await expect(host.page.locator('html')).toHaveJSProperty('scrollWidth', SIZES.phone.width);
  const address = new URL(await sheet.getByRole('textbox', { name: 'Adresse' }).inputValue());
  const token = await sheet.getByRole('textbox', { name: 'Jeton' }).inputValue();
  address.host = new URL(server.url).host;
  const elsewhere = await person();
  await elsewhere.page.goto(server.url);
  await answerRubbish(elsewhere.page, address.href, token);
  await expect(sheet.getByRole('status')).toHaveText('Le programme est là.');
  await sheet.getByRole('button', { name: 'Fermer' }).click();
  await expect(seat).toContainText('Deep Thought');
  await expect(seat).toContainText('programme');

  await host.button('Compléter avec des ordinateurs').click();
  await host.deal();
  await expect(host.page.getByRole('alert')).toContainText(
    'Le programme a répondu de travers : l’ordinateur joue à sa place.',
    { timeout: 60_000 },
  );
});

test('whoever sits hands the seat over, and the host takes the token’s worth away', async ({
  server,
  person,
}) => {
  const host = await person();
  const link = await host.createTable(server.url);
  const guest = await person();
  await guest.join(link, 'Agent rouge');
  const seat = guest.page.getByRole('group', { name: 'Agent rouge', exact: true });
  // It is for the few: not before somebody looks for more.
  const handOver = seat.getByRole('button', { name: 'Laisser un programme jouer' });
  await expect(seat.getByRole('button', { name: 'Quitter ma place' })).toBeVisible();
  await expect(handOver).toHaveCount(0);
  await seat.getByRole('button', { name: 'Autres choix pour cette place' }).click();
  await handOver.click();
  const sheet = guest.page.getByRole('dialog', { name: 'Laisser un programme jouer' });
  await sheet.getByRole('button', { name: 'Faire un jeton' }).click();
  await expect(sheet.getByRole('status')).toHaveText('On attend le programme…');
  await expect(seat).not.toContainText('vous');
  await host.page
    .getByRole('group', { name: 'Agent rouge', exact: true })
    .getByRole('button', { name: /^Retirer/u })
    .click();
  await expect(sheet.getByRole('status')).toHaveText('Le jeton ne vaut plus rien.');
});
