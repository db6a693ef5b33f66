import type { Page } from '@playwright/test';
import { expect, test } from './table/fixtures.ts';
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

test('a card and a turn move before the eyes of those who want motion, and of nobody else', async ({
  server,
  person,
  extra,
}) => {
  const { link, first } = await dealtFirst(server, person, extra);
  const [moved, still] = await Promise.all([
    person({ reducedMotion: 'no-preference' }),
    person({ reducedMotion: 'reduce' }),
  ]);
  for (const watcher of [moved, still]) {
    await watcher.page.goto(link);
    await expect(watcher.board).toBeVisible();
    await watch(watcher.page);
  }
  const [own = ''] = await first.spy.hidden(first.colour);
  await first.spy.clue('1');
  await first.agent.guess(own);
  for (const watcher of [moved, still]) {
    await expect(watcher.card(own)).toHaveAccessibleName(/découvert/u);
  }
  await first.agent.button('Terminer le tour').click();
  await expect(still.status(/réfléchit/u)).toBeVisible();
  await expect.poll(() => ran(moved.page)).toEqual(expect.arrayContaining(['turn', 'pass']));
  expect(await ran(still.page)).toEqual([]);
});
