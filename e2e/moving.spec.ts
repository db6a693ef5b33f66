import type { Locator, Page } from '@playwright/test';
import { flaws } from './table/flaws.ts';
import { expect, test } from './table/fixtures.ts';
import type { Player } from './table/player.ts';
import { seatFour } from './table/versus.ts';

const seat = ({ page }: Player, name: string): Locator => page.getByRole('group', { name });
const nameOf = async (player: Player): Promise<string> => {
  const own = player.page.getByText(/^(?:Agent|Inès)/u).locator('xpath=self::b');
  return (await own.first().textContent())?.trim() ?? '';
};

const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 40, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
};

test('the host drags people to other seats, and one onto another', async ({ server, person }) => {
  const { red, blue } = await seatFour(server, person);
  const host = red.spy;
  const [redName, blueName] = [await nameOf(red.agent), await nameOf(blue.spy)];
  const grip = (name: string) => host.button(`Déplacer ${name}`);

  await drag(host.page, grip(redName), seat(host, 'Agent bleu'));
  await expect(seat(red.agent, 'Agent bleu')).toContainText('vous');
  await drag(host.page, grip(redName), seat(host, 'Espion bleu'));
  await expect(seat(red.agent, 'Espion bleu')).toContainText('vous');
  await expect(seat(blue.spy, 'Agent bleu')).toContainText(blueName);
  await drag(host.page, grip(redName), host.page.getByRole('heading', { name: /à la table/u }));
  await expect(red.agent.button('Prendre la place Espion bleu')).toBeVisible();
  await expect(host.page.getByRole('dialog')).toHaveCount(0);
});

test('a guest moves by drag alone what is theirs: themselves', async ({ server, person }) => {
  const { red, blue } = await seatFour(server, person);
  const guest = blue.agent;
  await expect(guest.button(/^Déplacer/u)).toHaveCount(1);
  await drag(guest.page, guest.button(/^Déplacer/u), seat(guest, 'Espion rouge'));
  await expect(seat(guest, 'Agent bleu')).toContainText('vous');
  await drag(guest.page, guest.button(/^Déplacer/u), seat(guest, 'Agent rouge'));
  await expect(seat(guest, 'Agent rouge')).toContainText('vous');
  await expect(red.spy.button('Mélanger les places')).toBeVisible();
  await expect(guest.button('Mélanger les places')).toHaveCount(0);
});

test('by keyboard people are moved from a list, and the focus stays with them', async ({
  server,
  person,
}) => {
  const { red, blue } = await seatFour(server, person);
  const { page } = red.spy;
  const name = await nameOf(red.agent);
  const grip = red.spy.button(`Déplacer ${name}`);
  await grip.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: `Où placer ${name}` });
  await expect(sheet.getByRole('button', { name: /Espion bleu.*échange avec/u })).toBeVisible();
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // Not only closed: until it is gone, what is pressed next would be taken for the same question.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(grip).toBeFocused();

  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: /^Agent bleu avec/u }).focus();
  await page.keyboard.press('Enter');
  await expect(seat(red.agent, 'Agent bleu')).toContainText('vous');
  await expect(page.getByRole('status').filter({ hasText: `${name} : Agent bleu` })).toBeAttached();
  await expect(grip).toBeFocused();
  await expect(seat(blue.agent, 'Agent bleu')).toContainText(name);
});

test('a shuffle asks first, and deals the same seats anew', async ({ server, person }) => {
  const { red, blue } = await seatFour(server, person);
  const { page } = red.spy;
  await red.spy.button('Mélanger les places').click();
  await expect(page.getByText('Chacun peut changer de place.')).toBeVisible();
  await red.spy.button('Annuler').click();
  await expect(seat(blue.spy, 'Espion bleu')).toContainText('vous');

  await red.spy.button('Mélanger les places').click();
  await red.spy.button('Mélanger les places').click();
  await expect(page.getByText('Les places sont mélangées.')).toBeAttached();
  for (const name of ['Espion rouge', 'Agent rouge', 'Espion bleu', 'Agent bleu']) {
    await expect(seat(red.spy, name).getByRole('listitem')).toHaveCount(1);
  }
});
