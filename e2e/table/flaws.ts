import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with the page as it is, in both colour schemes. */
export const flaws = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // The other mode opens a page of its own for each run, for frames that there are none of here.
  const light = await new AxeBuilder({ page }).setLegacyMode().analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // The scheme changes colours and nothing else.
  const dark = await page.evaluate(() =>
    (globalThis as unknown as { axe: Axe }).axe.run(document, { runOnly: ['color-contrast'] }),
  );
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [...told('light', light), ...told('dark', dark)];
};

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

interface Axe {
  readonly run: (on: Document, options: object) => Promise<AxeResults>;
}

const told = (scheme: string, { violations }: AxeResults): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${scheme}: ${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
