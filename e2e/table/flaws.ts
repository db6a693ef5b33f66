import axe from 'axe-core';
import type { Page } from '@playwright/test';

const AS_LOADED: axe.RunOptions = {
  // Of what is in order axe would list every element, which takes longer than to look for flaws.
  resultTypes: ['violations'],
  // What it would load a second time, the page has loaded.
  preload: false,
};

/** What another language and another scheme can do wrong: words that are missing, and colours. */
const WORDS_AND_COLOURS: axe.RunOptions = {
  ...AS_LOADED,
  runOnly: [
    ...['color-contrast', 'document-title', 'html-has-lang', 'html-lang-valid'],
    ...['button-name', 'link-name', 'label', 'select-name', 'aria-dialog-name'],
    ...['aria-command-name', 'aria-input-field-name', 'aria-toggle-field-name'],
    ...['empty-heading', 'image-alt', 'role-img-alt', 'svg-img-alt', 'summary-name'],
  ],
};

/** What axe finds wrong with the page as it is. */
export const flaws = async (page: Page): Promise<readonly string[]> =>
  lookAt(page, 'light', AS_LOADED);

/** What axe finds wrong with its words and, in the dark scheme, with its colours. */
export const flawsInTheDark = async (page: Page): Promise<readonly string[]> =>
  lookAt(page, 'dark', WORDS_AND_COLOURS);

const lookAt = async (
  page: Page,
  colorScheme: 'light' | 'dark',
  asked: axe.RunOptions,
): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme });
  // It stays in the page, for the next look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
    asked,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${colorScheme}: ${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
};
