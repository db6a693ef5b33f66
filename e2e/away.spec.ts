import { flaws } from './table/flaws.ts';
import { expect, test } from './table/fixtures.ts';
import { dealtVersus } from './table/versus.ts';

test('the others read whom the game waits for, until they are back', async ({ server, person }) => {
  const { link, first, second } = await dealtVersus(server, person);
  await first.spy.clue('2');
  const { page } = first.agent;
  await page.goto('about:blank');
  const waited = second.agent.page.getByText(/^On attend .+, qui n’est pas là$/u);
  await expect(waited).toBeVisible();
  expect(await flaws(second.agent.page)).toEqual([]);
  await page.goto(link);
  await expect(first.agent.board).toBeVisible();
  await expect(waited).toBeHidden();
});
