import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './table/fixtures.ts';

/** Most JavaScript and CSS that a phone has to fetch before it can play, gzipped, in bytes. */
const MAX_TO_PLAY = 60_000;

/** Most scripts and styles that a guest has to fetch before they can sit down: each takes a turn on a slow line. */
const MAX_FILES_TO_SIT = 16;

const isPart = (response: Response): boolean => /\.(?:js|css)$/u.test(response.url());

test('what it takes to sit down and play is small, and arrives compressed', async ({
  server,
  person,
}) => {
  const [spy, agent] = await Promise.all([person(), person({})]);
  const link = await spy.createTable(server.url);
  let files = 0;
  agent.page.on('response', (response) => {
    if (isPart(response)) files += 1;
  });
  await agent.page.goto(link);
  await expect(agent.button('Prendre la place Agent rouge')).toBeVisible();
  expect(files).toBeGreaterThan(3);
  expect(files).toBeLessThanOrEqual(MAX_FILES_TO_SIT);
  await spy.button('Jouer contre un adversaire simulé').click();
  await agent.sits('Agent rouge');
  await spy.deal();
  await expect(agent.board).toBeVisible();

  const phone = await person({});
  const fetched: Response[] = [];
  const encodings = new Set<string | undefined>();
  phone.page.on('response', (response) => {
    if (!isPart(response)) return;
    encodings.add(response.headers()['content-encoding']);
    fetched.push(response);
  });
  await phone.page.goto(link);
  await expect(phone.board).toBeVisible();
  const sizes = await Promise.all(
    fetched.map(async (response) => gzipSync(await response.body()).length),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_TO_PLAY);
  expect(encodings).toContain('br');
});
