// Asks Lighthouse about the landing page and the board, as on a phone and as on a desktop.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { dataFolder, startServer } from '../../e2e/table/server.ts';

const REPORTS = path.resolve(import.meta.dirname, '../../reports/lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
/** Runs of each page: a busy machine makes any one of them worse, and the median less so. */
const RUNS = 3;
const TABLE_TIMEOUT = 60_000;
/** What bounds the performance, in milliseconds, under the names that Lighthouse gives it. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
};

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        found(port);
      });
    });
  });

/** The address of a table where a game waits for the person who has dealt it. */
const makeBoard = async (browser: Browser, url: string): Promise<string> => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  page.setDefaultTimeout(TABLE_TIMEOUT);
  await page.goto(url);
  await page.getByRole('button', { name: 'Jouer avec l’ordinateur' }).click();
  await page.getByRole('region', { name: 'À vous de jouer' }).waitFor();
  return page.url();
};

interface Run {
  /** 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds, by the short name of the metric. */
  readonly metrics: Readonly<Record<string, number>>;
}

const runOf = ({ categories, audits }: Result): Run => ({
  scores: Object.fromEntries(
    CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
  ),
  metrics: Object.fromEntries(
    Object.entries(METRICS).map(([name, id]) => [name, Math.round(audits[id]?.numericValue ?? 0)]),
  ),
});

/** The run in the middle by performance, which is all that depends on the machine. */
const medianRun = (runs: readonly Run[]): Run | undefined =>
  runs.toSorted(
    (one, other) => (one.scores['performance'] ?? 0) - (other.scores['performance'] ?? 0),
  )[Math.floor(runs.length / 2)];

const listed = (values: Readonly<Record<string, number>>, unit: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${value}${unit}`)
    .join(', ');

const { folder, remove } = dataFolder();
const server = await startServer(folder, 0, { BOT_PACE: '0' });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '',
  args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
mkdirSync(REPORTS, { recursive: true });
try {
  const board = await makeBoard(browser, server.url);
  for (const [name, url] of [
    ['landing', server.url],
    ['board', board],
  ] as const) {
    for (const device of ['phone', 'desktop'] as const) {
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const result = await lighthouse(
          url,
          { port, output: 'html', onlyCategories: CATEGORIES },
          device === 'desktop' ? desktopConfig : undefined,
        );
        if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
        writeFileSync(path.join(REPORTS, `${name}-${device}.html`), String(result.report));
        runs.push(runOf(result.lhr));
        const wrong = Object.values(result.lhr.audits).filter(
          ({ id, score }) =>
            score !== null &&
            score < 1 &&
            (result.lhr.categories['accessibility']?.auditRefs ?? [])
              .concat(result.lhr.categories['best-practices']?.auditRefs ?? [])
              .some((ref) => ref.id === id && ref.weight > 0),
        );
        for (const { id, title } of wrong) console.log(`  ${name}, ${device}: ${id}: ${title}`);
      }
      const middle = medianRun(runs);
      console.log(`${name}, ${device}: ${listed(middle?.scores ?? {}, '')}`);
      console.log(`  ${listed(middle?.metrics ?? {}, ' ms')}`);
      // Accessibility does not depend on the machine; the rest is for people to read.
      if (runs.some(({ scores }) => scores['accessibility'] !== 100)) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await server.kill();
  remove();
}
