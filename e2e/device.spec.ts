import { flaws } from './table/flaws.ts';
import { expect, SIZES, test } from './table/fixtures.ts';
import { dealtFirst } from './table/versus.ts';

test('a clue-giver opens the key on their phone by a private code, once', async ({
  server,
  person,
  extra,
}) => {
  const { first } = await dealtFirst(server, person, extra);
  const { spy } = first;
  await spy.button('Menu de la table').click();
  await spy.button('Un autre appareil').click();
  const sheet = spy.page.getByRole('dialog', { name: 'Un autre appareil' });
  await expect(sheet.getByRole('img', { name: 'Code QR privé de votre place' })).toBeVisible();
  const link = await sheet.getByLabel('Lien privé de votre place').inputValue();
  const { pathname, hash } = new URL(link);
  // What happens at the table meanwhile makes no new code.
  await first.agent.page.reload();
  await expect(first.agent.board).toBeVisible();
  await expect(sheet.getByLabel('Lien privé de votre place')).toHaveValue(link);
  await spy.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sheet.getByRole('button', { name: 'Copier' }).click();
  await expect(sheet.getByRole('button', { name: 'Copié' })).toBeVisible();
  expect(await spy.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(hash).toMatch(/^#[\w-]{43}$/u);
  expect(await flaws(spy.page)).toEqual([]);

  const phone = await person({ viewport: SIZES.phone });
  const asked: string[] = [];
  phone.page.on('request', (request) => asked.push(request.url()));
  await phone.page.goto(`${server.url}${pathname}${hash}`);
  await expect(phone.page.getByRole('heading', { name: 'Votre place' })).toBeVisible();
  expect(await flaws(phone.page)).toEqual([]);
  expect(new URL(phone.page.url()).hash).toBe('');
  await phone.button('Continuer ici').focus();
  await phone.page.keyboard.press('Enter');
  expect(await phone.hidden(first.colour)).toHaveLength(9);
  await expect(sheet.getByText('L’autre appareil est là.')).toBeVisible();
  expect(asked.join(' ')).not.toContain(hash.slice(1));

  // Both are the same person: what one gives, the other has given.
  const clue = await phone.clue('2');
  await spy.page.keyboard.press('Escape');
  await spy.page.keyboard.press('Escape');
  await expect(spy.page.getByText(clue).first()).toBeVisible();

  const thief = await person();
  await thief.page.goto(`${server.url}${pathname}${hash}`);
  await thief.button('Continuer ici').click();
  await expect(thief.page.getByText('Ce lien a déjà servi')).toBeVisible();
});

test('a device that is withdrawn leaves the seat to the first', async ({ server, person }) => {
  const first = await person();
  await first.page.goto(server.url);
  await first.button('Créer une table').click();
  await first.button('Un autre appareil').click();
  const sheet = first.page.getByRole('dialog', { name: 'Un autre appareil' });
  const { pathname, hash } = new URL(
    await sheet.getByLabel('Lien privé de votre place').inputValue(),
  );
  const phone = await person({ viewport: SIZES.phone });
  await phone.page.goto(`${server.url}${pathname}${hash}`);
  await phone.button('Continuer ici').click();
  await expect(sheet.getByText('Cet appareil', { exact: true })).toBeVisible();
  await expect(sheet.getByText('Appareil ouvert le')).toHaveCount(1);
  expect(await flaws(first.page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Retirer' }).press('Enter');
  await sheet
    .getByRole('group', { name: 'Retirer votre place' })
    .getByRole('button')
    .first()
    .click();
  await expect(sheet.getByText('L’appareil n’a plus votre place.')).toBeVisible();
  await expect(sheet.getByText('Appareil ouvert le')).toHaveCount(0);
  expect(await flaws(first.page)).toEqual([]);
  await expect(phone.page.getByRole('heading', { name: 'Impossible d’ouvrir' })).toBeVisible();
});

test('the code is offered before the deal, too, and a link without it says so', async ({
  server,
  person,
}) => {
  const host = await person({ locale: 'en-GB' });
  await host.page.goto(server.url);
  await host.button('Create a table').click();
  await host.button('Another device').click();
  await expect(host.page.getByLabel('Private link of your seat')).toBeVisible();
  const link = await host.page.getByLabel('Private link of your seat').inputValue();
  // Closed, the code is void: nobody comes in unseen.
  const voided = host.page.waitForResponse(
    (answer) => answer.url().endsWith('/devices') && answer.status() === 201,
  );
  await host.page.keyboard.press('Escape');
  await voided;
  const late = await person({ locale: 'en-GB' });
  await late.page.goto(`${server.url}${new URL(link).pathname}${new URL(link).hash}`);
  await late.button('Go on here').click();
  await expect(late.page.getByRole('alert')).toBeVisible();
  const other = await person({ locale: 'en-GB' });
  await other.page.goto(`${server.url}${new URL(link).pathname}`);
  await expect(other.page.getByText('This link is incomplete')).toBeVisible();
});
