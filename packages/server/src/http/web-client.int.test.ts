import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webClient } from './web-client.ts';

const PAGE = '<!doctype html><title>Agent double</title>';

let folder = '';
let app: FastifyInstance;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'web-client-'));
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'index.html'), PAGE);
  fs.writeFileSync(path.join(folder, 'assets', 'game-1a2b.js'), 'export {};');
  app = Fastify();
  await webClient(app, folder);
});
afterEach(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

test.each(['/', '/?from=friend', '/r/some-room'])('the page is served at %s', async (url) => {
  const { statusCode, headers, body } = await app.inject(url);
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: PAGE });
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers['cache-control']).toBe('public, no-cache');
});

test.each([
  ['/', 'en-GB,en', 'landing.en'],
  ['/?from=friend', 'fr', 'landing.fr'],
  ['/t/bamo-kitu-revalo', 'en', 'room.en'],
  ['/regles', 'en', null],
])('the page of %s for a reader of %s knows its first screen', async (url, languages, name) => {
  fs.mkdirSync(path.join(folder, 'pages'));
  for (const page of ['landing.en', 'landing.fr', 'room.en']) {
    fs.writeFileSync(path.join(folder, 'pages', `${page}.html`), page);
  }
  const served = Fastify();
  await webClient(served, folder);
  const { statusCode, headers, body } = await served.inject({
    url,
    headers: { 'accept-language': languages },
  });
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: name ?? PAGE });
  expect(headers['cache-control']).toBe('public, no-cache');
  expect(headers['vary']).toContain('accept-language');
  await served.close();
});

test('a file named after its bytes may be kept for ever', async () => {
  const { statusCode, headers } = await app.inject('/assets/game-1a2b.js');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toMatch(/immutable$/);
});

test.each(['/assets/gone.js', '/api/unknown', '/assets/../../secret.txt'])(
  'nothing is served at %s',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);
