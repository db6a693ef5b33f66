import type { Page } from '@playwright/test';

/** Listens as a screen reader does: to every change of a live region. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    (globalThis as unknown as { heard: string[] }).heard = heard;
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(
            '[role="status"], [role="alert"], [aria-live="polite"]',
          ),
        ),
      );
      for (const region of regions) {
        const text = region?.textContent.replace(/\s+/gu, ' ').trim();
        if (text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** What has been said so far, oldest first. */
export const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
