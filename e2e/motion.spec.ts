import type { Page } from '@playwright/test';
import { expect, test } from './table/fixtures.ts';
import type { Player } from './table/player.ts';
import { dealtFirst } from './table/versus.ts';

/** Notes every animation and transition that runs from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ran: string[] = [];
    (globalThis as unknown as { ran: string[] }).ran = ran;
    document.addEventListener('animationstart', (event) => {
      ran.push(event.animationName.replace(/^svelte-\w+-/u, ''));
    });
    document.addEventListener('transitionstart', () => ran.push('transition'));
  });

const ran = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { ran: string[] }).ran);

/** A clue, a reveal and the end of the turn, before the eyes of `watcher`. */
const playTurn = async (
  { first }: Awaited<ReturnType<typeof dealtFirst>>,
  watcher: Player,
): Promise<void> => {
  const [own = ''] = await first.spy.hidden(first.colour);
  await first.spy.clue('1');
  await first.agent.guess(own);
  await expect(watcher.card(own)).toHaveAccessibleName(/découvert/u);
  await first.agent.button('Terminer le tour').click();
  await expect(watcher.status(/réfléchit/u)).toBeVisible();
};

test('a card turns and a turn passes before the eyes of those who want motion', async ({
  server,
  person,
  extra,
}) => {
  const table = await dealtFirst(server, person, extra);
  const watcher = await person({ reducedMotion: 'no-preference' });
  await watcher.page.goto(table.link);
  await expect(watcher.board).toBeVisible();
  await watch(watcher.page);
  await playTurn(table, watcher);
  await expect.poll(() => ran(watcher.page)).toEqual(expect.arrayContaining(['turn', 'pass']));
});

test('nothing moves before those who want no motion', async ({ server, person, extra }) => {
  const table = await dealtFirst(server, person, extra);
  const watcher = await person({ reducedMotion: 'reduce' });
  await watcher.page.goto(table.link);
  await expect(watcher.board).toBeVisible();
  await watch(watcher.page);
  await playTurn(table, watcher);
  expect(await ran(watcher.page)).toEqual([]);
});
