import type { Page } from '@playwright/test';
import { expect, SIZES, test } from './table/fixtures.ts';
import { dealtFirst } from './table/versus.ts';

/** How much later than the one before each of so many parts of a page comes, in milliseconds. */
const LATER = { by: 40, of: 8 };
/** What hardly anybody sees: most of it is type that changes to its own face. */
const SLIGHT = 0.01;

/** Lets the parts of a page come one by one, and notes what moves without being asked. */
const watch = async (page: Page): Promise<void> => {
  let parts = 0;
  await page.route('**/assets/*.js', async (route) => {
    parts += 1;
    await new Promise((come) => setTimeout(come, (parts % LATER.of) * LATER.by));
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved: { value: number; what: readonly string[] }[] = [];
    (globalThis as unknown as { moved: object }).moved = moved;
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Element | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        moved.push({ value, what: sources.map(({ node }) => node?.className ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const moved = (page: Page): Promise<readonly { value: number; what: readonly string[] }[]> =>
  page.evaluate(
    () => (globalThis as unknown as { moved: { value: number; what: readonly string[] }[] }).moved,
  );

/** Opens the page anew, and waits for the last of its parts, and for two pictures of the screen. */
const reopen = async (page: Page): Promise<void> => {
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
};

const expectSteady = async (page: Page): Promise<void> => {
  await reopen(page);
  expect((await moved(page)).filter(({ value }) => value > SLIGHT)).toEqual([]);
};

for (const [name, viewport] of Object.entries({ phone: SIZES.phone, laptop: SIZES.laptop })) {
  test(`what comes late moves nothing: ${name}`, async ({ server, person }) => {
    const host = await person({ viewport });
    await host.createTable(server.url);
    await watch(host.page);
    await expectSteady(host.page);
    await host.button('Compléter avec des ordinateurs').click();
    await expect(host.button('Distribuer les cartes')).toHaveAttribute('aria-disabled', 'false');
    await expectSteady(host.page);
  });
}

test('the board stays where it is as what can be done below it comes', async ({
  server,
  person,
  extra,
}) => {
  const { first } = await dealtFirst(server, person, extra);
  await expect(first.spy.page.getByLabel('Votre indice et son nombre')).toBeVisible();
  await watch(first.spy.page);
  for (const viewport of [SIZES.laptop, SIZES.phone]) {
    await first.spy.page.setViewportSize(viewport);
    await expectSteady(first.spy.page);
    const { height } = viewport;
    expect(await first.spy.page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  }

  await first.spy.clue('2');
  const { page } = first.agent;
  await watch(page);
  await page.setViewportSize(SIZES.phone);
  await expectSteady(page);
  await expect(first.agent.button('Contester l’indice')).toBeVisible();

  await first.agent.button('Contester l’indice').click();
  await first.agent.button('Contester l’indice').click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectSteady(page);
});

test('on a phone a choice of a card moves none of them', async ({ server, person, extra }) => {
  const { first } = await dealtFirst(server, person, extra);
  const { spy, agent } = first;
  const [one = '', two = ''] = await spy.hidden(first.colour);
  await spy.clue('2');
  await expect(agent.button('Contester l’indice')).toBeVisible();
  const last = agent.board.locator('[data-card="24"]');
  for (const [word, viewport] of [
    [one, SIZES.phone],
    [two, { width: 390, height: 844 }],
  ] as const) {
    await agent.page.setViewportSize(viewport);
    const before = await last.boundingBox();
    await agent.card(word).click();
    await expect(
      agent.page.getByRole('region').getByRole('button', { name: /^Révéler/u }),
    ).toBeVisible();
    expect(await last.boundingBox()).toEqual(before);
    await agent.page
      .getByRole('region')
      .getByRole('button', { name: /^Révéler/u })
      .click();
    await expect(agent.card(word)).toHaveAccessibleName(/découvert/u);
  }
});
