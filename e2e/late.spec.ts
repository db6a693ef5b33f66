import { flaws } from './table/flaws.ts';
import { expect, SIZES, test } from './table/fixtures.ts';
import { seatFour, dealtFirst } from './table/versus.ts';

test('who comes late is told that a game runs, and sits down where anybody may', async ({
  server,
  person,
  extra,
}) => {
  const { link } = await dealtFirst(server, person, extra);
  const late = await person();
  await late.page.goto(link);
  await expect(late.page.getByText('La partie est en cours : vous regardez.')).toBeVisible();
  await late.button('Jouer : Agent rouge').click();
  await expect(late.page.getByText('La partie est en cours')).toHaveCount(0);
});

test('where the table says so, who comes late asks and the host answers', async ({
  server,
  person,
}) => {
  const { link, red } = await seatFour(server, person);
  const host = red.spy;
  await host.button('Changer le jeu').click();
  await host.openConventions();
  await host.page.getByRole('radio', { name: 'demande une place' }).check();
  await host.page.keyboard.press('Escape');
  await host.deal();

  const late = await person({ viewport: SIZES.phone });
  let arrive = (): void => undefined;
  const wait = new Promise<void>((now) => (arrive = now));
  await late.page.route(/\/Latecomer-[^/]*\.js$/u, (route) => wait.then(() => route.continue()));
  await late.page.goto(link);
  await expect(late.board).toBeVisible();
  await late.page.evaluate(() => document.fonts.ready);
  const band = late.page.locator('.band');
  const before = await band.boundingBox();
  arrive();
  await expect(late.button('Demander une place : Agent bleu')).toBeVisible();
  expect(await band.boundingBox()).toEqual(before);
  await late.button('Demander une place : Agent bleu').click();
  await expect(late.page.getByText('Place demandée : Agent bleu.')).toBeVisible();
  expect(await flaws(late.page)).toEqual([]);
  const request = host.page.getByRole('group', { name: 'demande une place : Agent bleu' });
  await request.getByRole('button', { name: 'Refuser' }).click();
  await expect(late.page.getByText('L’hôte ne donne pas cette place')).toBeVisible();

  await late.button('Demander une place : Agent rouge').click();
  await late.button('Retirer ma demande').click();
  await expect(late.page.getByText('La partie est en cours : vous regardez.')).toBeVisible();
  await expect(request).toHaveCount(0);

  await late.button('Demander une place : Agent bleu').click();
  expect(await flaws(host.page)).toEqual([]);
  await request.getByRole('button', { name: 'Accepter' }).focus();
  await host.page.keyboard.press('Enter');
  await expect(late.page.getByText('La partie est en cours')).toHaveCount(0);
  await expect(late.button(/^Demander/u)).toHaveCount(0);
  await expect(red.agent.button(/^Accepter/u)).toHaveCount(0);
});
