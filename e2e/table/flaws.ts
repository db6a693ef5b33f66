import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Of what is in order axe would list every element, which takes longer than to look for flaws. */
const FLAWS_ONLY = { resultTypes: ['violations'] } as const;

/** What axe finds wrong with the page as it is, in both colour schemes. */
export const flaws = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violations(page, FLAWS_ONLY);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // The scheme changes colours and nothing else.
  const dark = await violations(page, { ...FLAWS_ONLY, runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [...told('light', light), ...told('dark', dark)];
};

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

interface Axe {
  readonly run: (on: Document, options: object) => Promise<AxeResults>;
}

/** Looks at the page with the axe that is in it since the last look, else brings one. */
const violations = async (page: Page, options: object): Promise<AxeResults['violations']> => {
  const found = await page.evaluate(async (asked) => {
    const { axe } = globalThis as unknown as { axe?: Axe };
    return axe === undefined ? null : (await axe.run(document, asked)).violations;
  }, options);
  if (found !== null) return found;
  // The other mode opens a page of its own for each run, for frames that there are none of here.
  return (await new AxeBuilder({ page }).options(options).setLegacyMode().analyze()).violations;
};

const told = (scheme: string, found: AxeResults['violations']): readonly string[] =>
  found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${scheme}: ${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
