import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveProcess } from './served.test-kit.ts';
import { Browser, FOUR_SEATS, temporaryFolder } from './server.test-kit.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const VITE = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
/** As deep as the one that `npm start` serves from, and not in its way. */
const TRIED = 'dist/tried';

beforeAll(() => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [VITE, 'build', PACKAGE, '--outDir', TRIED, '--logLevel=error'],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
}, 60_000);
afterAll(() => {
  rmSync(`${PACKAGE}${TRIED}`, { recursive: true, force: true });
});

test('what is built finds its words, its referee and what its computer players know', async () => {
  const { folder, remove } = temporaryFolder();
  const settings = { DATA_DIR: folder, BOT_PACE: '0' };
  const server = await serveProcess(settings, `${PACKAGE}${TRIED}/main.mjs`);
  const browser = new Browser(server.url.replace('localhost', '127.0.0.1'));
  const host = await browser.enter(await browser.create('Ada'));
  for (const seat of FOUR_SEATS.slice(1)) {
    const bot = { type: 'addBot', name: `Robot ${seat}`, level: 3, seat } as const;
    expect(await host.order(bot)).toBe('done');
  }
  expect(await host.order({ type: 'takeSeat', seat: FOUR_SEATS[0] })).toBe('done');
  const change = { start: 'blue', changes: { referee: 'strict' } } as const;
  expect(await host.order({ type: 'changeSetup', change })).toBe('done');
  expect(await host.order({ type: 'startGame' })).toBe('done');
  await host.until(() => host.table?.play?.phase.name !== 'clue');
  expect(await server.end('SIGTERM')).toBe(0);
  remove();
}, 60_000);

test('what is built is in ASCII: one other character would double its size in memory', () => {
  const files = readdirSync(`${PACKAGE}${TRIED}`).filter((name) => name.endsWith('.mjs'));
  expect(files).toContain('main.mjs');
  const beyond = files.filter((name) =>
    readFileSync(`${PACKAGE}${TRIED}/${name}`).some((byte) => byte > 0x7f),
  );
  expect(beyond).toEqual([]);
});

test('what is built brings its packages along, and listens without reading others', () => {
  const main = readFileSync(`${PACKAGE}${TRIED}/main.mjs`, 'utf8');
  const read = [...main.matchAll(/^import .+ from "([^"]+)";$/gmu)].map(([, from]) => from);
  expect(read).toContain('node:fs');
  expect(read.filter((from) => !/^(?:node:|\.\/)/u.test(from ?? ''))).toEqual([]);
});
