import axe from 'axe-core';
import type { Page } from '@playwright/test';

const AS_LOADED: axe.RunOptions = {
  // Of what is in order axe would list every element, which takes longer than to look for flaws.
  resultTypes: ['violations'],
  // What it would load a second time, the page has loaded.
  preload: false,
};

/** What axe finds wrong with the page as it is, in that colour scheme. */
export const flaws = async (
  page: Page,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme });
  // It stays in the page, for the next look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
    AS_LOADED,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${colorScheme}: ${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
};
