import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { isOwnOrigin } from './origin.ts';

type Known = Pick<Config, 'publicUrl' | 'trustProxy'>;
const PLAIN: Known = { publicUrl: null, trustProxy: false };
const HOST = 'jeu.local:3000';

test.each<[boolean, IncomingHttpHeaders, Known]>([
  [true, { host: HOST, origin: 'http://jeu.local:3000' }, PLAIN],
  [true, { host: HOST, origin: 'https://jeu.local:3000' }, PLAIN],
  [false, { host: HOST, origin: 'http://jeu.local' }, PLAIN],
  [false, { host: HOST, origin: 'http://evil.example' }, PLAIN],
  [false, { host: HOST, origin: 'http://jeu.local:3000.evil.example' }, PLAIN],
  [false, { host: HOST, origin: 'null' }, PLAIN],
  [false, { host: HOST, origin: '' }, PLAIN],
  [false, { origin: 'http://evil.example' }, PLAIN],
  [true, { host: HOST }, PLAIN],
  [true, { host: HOST, 'sec-fetch-site': 'same-origin' }, PLAIN],
  [true, { host: HOST, 'sec-fetch-site': 'none' }, PLAIN],
  [false, { host: HOST, 'sec-fetch-site': 'cross-site' }, PLAIN],
  [false, { host: HOST, 'sec-fetch-site': 'same-site' }, PLAIN],
  [
    true,
    { host: '10.0.0.2:3000', origin: 'https://jeu.example.org' },
    { publicUrl: 'https://jeu.example.org', trustProxy: false },
  ],
  [
    false,
    { host: '10.0.0.2', origin: 'https://a.example', 'x-forwarded-host': 'a.example' },
    PLAIN,
  ],
  [
    true,
    { host: '10.0.0.2', origin: 'https://a.example', 'x-forwarded-host': 'a.example' },
    { publicUrl: null, trustProxy: 1 },
  ],
])('%s for %o with %o', (own, headers, known) => {
  expect(isOwnOrigin(headers, known)).toBe(own);
});
