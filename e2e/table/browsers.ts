import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Sizes that every screen must fit. */
export const SIZES = {
  phone: { width: 320, height: 568 },
  laptop: { width: 1366, height: 768 },
  wide: { width: 1920, height: 1080 },
} as const;

/** What everybody's browser is like. */
const USUAL: BrowserContextOptions = {
  locale: 'fr-FR',
  viewport: SIZES.laptop,
  reducedMotion: 'reduce',
  // Each new browser would fetch the whole product for later; offline.spec.ts does.
  serviceWorkers: 'block',
};

/** What tests listen for on a page. */
const HEARD = ['console', 'pageerror', 'request', 'response', 'websocket'] as const;

/** A page of every server that runs nothing of the product. */
const STILL = '/icon.svg';

/**
 * The browsers of the people that the tests of one worker play. To start one costs as much as all
 * that its first page does, so that one with nothing special about it is wiped and handed on.
 */
export class Browsers {
  readonly #browser: Browser;
  readonly #wiped: Page[] = [];
  readonly #special = new WeakSet<Page>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page in a browser that knows nothing; with `options`, in one that nobody had or gets. */
  async lend(options?: BrowserContextOptions): Promise<Page> {
    const wiped = options === undefined ? this.#wiped.pop() : undefined;
    if (wiped !== undefined) return wiped;
    const context = await this.#browser.newContext({ ...USUAL, ...options });
    const page = await context.newPage();
    if (options !== undefined) this.#special.add(page);
    return page;
  }

  /** Takes a page back, whose test was over in good order or not. */
  async takeBack(page: Page, isGood: boolean): Promise<void> {
    const isClean = isGood && !this.#special.has(page) && (await wipe(page));
    if (isClean) this.#wiped.push(page);
    else await page.context().close();
  }

  async close(): Promise<void> {
    for (const page of this.#wiped) await page.context().close();
  }
}

/** Has the page and its browser forget who had them; whether that could be done. */
const wipe = async (page: Page): Promise<boolean> => {
  const context = page.context();
  if (!page.url().startsWith('http') || context.pages().length !== 1) return false;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(SIZES.laptop);
  await page.mouse.move(0, 0);
  // What the product does as it is left must be over.
  const left = await page.goto(new URL(STILL, page.url()).href).catch(() => null);
  if (left?.ok() !== true) return false;
  for (const event of HEARD) page.removeAllListeners(event);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  return true;
};
