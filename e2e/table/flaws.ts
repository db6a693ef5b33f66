import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const SCHEMES = ['light', 'dark'] as const;

/** What axe finds wrong with the page as it is, in both colour schemes. */
export const flaws = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      found.push(
        ...nodes.map((node) => `${colorScheme}: ${id}: ${node.html} ${node.failureSummary ?? ''}`),
      );
    }
  }
  return found;
};
