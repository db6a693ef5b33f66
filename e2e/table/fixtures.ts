import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Seat } from '@agent-double/rules';
import { Browsers, SIZES } from './browsers.ts';
import { seatExtra, type Extra } from './extra.ts';
import { Player } from './player.ts';
import { dataFolder, startServer, type Server } from './server.ts';

type Options = BrowserContextOptions;

interface Fixtures {
  /**
   * A server of the test's own, with these settings; with `instead`, on the data and the port of
   * one that was killed. It ends once the pages of all people are closed, as nothing may be on its
   * way to a page then.
   */
  readonly serve: (settings?: NodeJS.ProcessEnv, instead?: Server) => Promise<Server>;
  /**
   * A new person in a browser of their own. Errors of any of them fail the test. Who is given
   * options, even none, has a browser that nobody had before or gets after them: scripts of a test
   * that stay in a page, its clock, and what it counts of fetched files need one.
   */
  readonly person: (options?: Options) => Promise<Player>;
  /** Somebody who sits at a table until the test ends, without a browser. */
  readonly extra: (link: string, seat: Seat) => Promise<Extra>;
}

interface Shared {
  readonly server: Server;
  readonly browsers: Browsers;
}

/** What a browser itself says of an answer that is a refusal, or of none. */
const NETWORK = [
  'Failed to load resource',
  'net::ERR_CONNECTION_REFUSED',
  'net::ERR_CONNECTION_RESET',
  'An unknown error occurred when fetching the script.',
];

/** A test with a server of the worker's own, and people who come to it. */
export const test = base.extend<Fixtures, Shared>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const { folder, remove } = dataFolder();
      const server = await startServer(folder);
      await use(server);
      await server.kill();
      remove();
    },
    { scope: 'worker' },
  ],
  browsers: [
    async ({ browser }, use) => {
      const browsers = new Browsers(browser);
      await use(browsers);
      await browsers.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  serve: async ({}, use) => {
    const ends: (() => unknown)[] = [];
    await use(async (settings = {}, instead) => {
      const data = dataFolder();
      if (instead === undefined) ends.push(data.remove);
      else data.remove();
      const server = await startServer(instead?.folder ?? data.folder, instead?.port, settings);
      ends.push(server.kill);
      return server;
    });
    for (const end of ends.toReversed()) await end();
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  extra: async ({}, use) => {
    const extras: Extra[] = [];
    await use(async (link, seat) => {
      const extra = await seatExtra(link, seat);
      extras.push(extra);
      return extra;
    });
    for (const extra of extras) await extra.leave();
  },
  person: async ({ browsers, serve }, use, info) => {
    void serve; // Set up before, so taken down after.
    const errors: string[] = [];
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await browsers.lend(options);
      pages.push(page);
      page.on('pageerror', (error) => errors.push(String(error.stack)));
      page.on('console', (message) => {
        const ours = !NETWORK.some((text) => message.text().includes(text));
        if (message.type() === 'error' && ours) errors.push(message.text());
      });
      return new Player(page);
    });
    const isGood = info.status === info.expectedStatus;
    for (const page of pages) await browsers.takeBack(page, isGood);
    expect(errors).toEqual([]);
  },
});

export { expect, SIZES };
