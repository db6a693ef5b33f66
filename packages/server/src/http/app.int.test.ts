import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, startTestServer, temporaryFolder } from '../server.test-kit.ts';
import type { RunningServer } from '../start-server.ts';

const web = temporaryFolder();
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(path.join(web.folder, 'assets'));
  writeFileSync(path.join(web.folder, 'index.html'), '<title>Agent double</title>');
  writeFileSync(path.join(web.folder, 'assets', 'app-1a2b.js'), 'void 0;');
  server = await startTestServer({ webDir: web.folder });
  browser = new Browser(server.url.replace('localhost', '127.0.0.1'));
});
afterAll(async () => {
  await server.close();
  web.remove();
});

test('it says that it is well', async () => {
  const answer = await browser.ask('GET', '/healthz');
  expect([answer.status, answer.body]).toEqual([200, '{"status":"ok"}']);
});

test.each(['/', '/t/bamo-kitu-revalo', '/t/BAMO%20KITU', '/regles', '/?x=.js'])(
  'the page is at %s',
  async (place) => {
    const answer = await browser.ask('GET', place);
    expect([answer.status, answer.body]).toEqual([200, '<title>Agent double</title>']);
    expect(answer.headers['content-type']).toMatch(/^text\/html/u);
    expect(answer.headers['cache-control']).toBe('public, no-cache');
  },
);

test('files named after their bytes are kept for a year', async () => {
  const answer = await browser.ask('GET', '/assets/app-1a2b.js');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['GET', '/assets/other.js'],
  ['GET', '/favicon.ico'],
  ['GET', '/api/nothing'],
  ['GET', '/api/rooms'],
  ['POST', '/'],
  ['PUT', '/api/rooms/bamo-kitu-revalo'],
  ['DELETE', '/api/rooms'],
  ['GET', '/..%2f..%2fpackage.json'],
  ['GET', '/assets/..%2f..%2fpackage.json'],
])('%s %s is nothing', async (method, place) => {
  const answer = await browser.ask(method, place);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    404,
    { refusal: { code: 'path/unknown' } },
  ]);
});

test('a page loads and runs only what comes from here, and no one frames it', async () => {
  const { headers } = await browser.ask('GET', '/');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('answers of the interface are kept by no one, those to other sites neither', async () => {
  const { headers } = await browser.ask('GET', '/api/rooms/bamo-kitu-revalo');
  expect(headers['cache-control']).toBe('no-store');
  const foreign = { origin: 'https://elsewhere.example' };
  const refused = await browser.ask('POST', '/api/rooms', { name: 'Ada' }, foreign);
  expect(refused.status).toBe(403);
  expect(refused.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('under HTTPS the cookie is Secure and the browser is held to it', async () => {
  const https = await startTestServer({ publicUrl: 'https://jeu.example', webDir: web.folder });
  const other = new Browser(https.url.replace('localhost', '127.0.0.1'));
  const { headers } = await other.ask('POST', '/api/rooms', { name: 'Ada', language: 'fr' });
  expect(headers['set-cookie']).toContain('; Secure');
  expect(headers['strict-transport-security']).toContain('max-age=');
  await https.close();
});

test('behind a trusted proxy that speaks HTTPS the cookie is Secure too', async () => {
  const proxied = await startTestServer({ trustProxy: 1 });
  const other = new Browser(proxied.url.replace('localhost', '127.0.0.1'));
  const ask = (headers: Record<string, string>) =>
    other.ask('POST', '/api/rooms', { name: 'Ada', language: 'fr' }, headers);
  expect((await ask({ 'x-forwarded-proto': 'https' })).headers['set-cookie']).toContain('; Secure');
  expect((await ask({})).headers['set-cookie']).not.toContain('Secure');
  await proxied.close();
});

test('without a built client the interface is served alone', async () => {
  const bare = await startTestServer();
  const answer = await new Browser(bare.url).ask('GET', '/');
  expect(answer.status).toBe(404);
  await bare.close();
});

test('a port that is taken ends the start, and leaves the data free', async () => {
  const taken = startTestServer({ port: server.port });
  await expect(taken).rejects.toThrow('EADDRINUSE');
});
