import { flaws } from './table/flaws.ts';
import { expect, test } from './table/fixtures.ts';
import { dealtFirst } from './table/versus.ts';

test('the others read whom the game waits for, until they are back', async ({
  server,
  person,
  extra,
}) => {
  const { link, host, first } = await dealtFirst(server, person, extra);
  await first.spy.clue('2');
  const { page } = first.agent;
  await page.goto('about:blank');
  const waited = host.page.getByText(/^On attend .+, qui n’est pas là$/u);
  await expect(waited).toBeVisible();
  expect(await flaws(host.page)).toEqual([]);
  await page.goto(link);
  await expect(first.agent.board).toBeVisible();
  await expect(waited).toBeHidden();
});
