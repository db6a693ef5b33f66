import type { Page } from '@playwright/test';

/**
 * A person whose browser may notify, from the next page that is opened on. A browser without
 * windows has nowhere to, so what it would show is kept on the page.
 */
export const allowNotices = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    class Notice extends EventTarget {
      static readonly permission = 'granted';
      static requestPermission(): Promise<NotificationPermission> {
        return Promise.resolve('granted');
      }
      onclick: (() => void) | null = null;

      constructor(title: string, options: NotificationOptions = {}) {
        super();
        document.body.dataset['notice'] = JSON.stringify({ title, ...options });
      }

      close(): void {
        delete document.body.dataset['notice'];
      }
    }
    Object.assign(globalThis, { Notification: Notice });
  });
};

/** The title and all else of the notification that is shown; empty where none is. */
export const shownNotice = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.dataset['notice'] ?? '');
