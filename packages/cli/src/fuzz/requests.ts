import { drawFrom, type Random } from '@agent-double/bots';
import { anyValue, battered, mutated, pick } from './mutate.ts';

const METHODS = [
  'GET',
  'POST',
  'DELETE',
  'PUT',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'get',
  'M-X',
] as const;
const VERSIONS = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/9',
  '',
] as const;
const TYPES = [
  ...([
    'application/json',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
  ] as const),
  ...(['application/json; charset=utf-16', 'multipart/form-data; boundary=x', ''] as const),
] as const;
const HEADERS = [
  ...[
    'Origin: http://elsewhere.example',
    'Origin: null',
    'Origin: \u0001',
    'Host: elsewhere.example',
  ],
  ...[
    'Cookie: agent=x',
    'Cookie: =;;=',
    `Cookie: a=${'x'.repeat(5000)}`,
    'Transfer-Encoding: chunked',
  ],
  ...[
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999',
    'Expect: 100-continue',
  ],
  ...[
    'X-Forwarded-For: 1.2.3.4',
    'X-Forwarded-Proto: https',
    'Connection: keep-alive, Upgrade',
    'X: y',
  ],
  ...[
    'Accept: */*',
    'If-None-Match: *',
    'Range: bytes=0-1',
    `X-Long: ${'y'.repeat(20_000)}`,
    'no colon',
  ],
] as const;
const UPGRADES = [
  ...['Upgrade: websocket', 'Upgrade: WebSocket, h2c', 'Upgrade: h2c'],
  ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Version: 8', 'Sec-WebSocket-Version: x'],
  ...['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Key: '],
  ...[
    'Sec-WebSocket-Extensions: permessage-deflate',
    'Sec-WebSocket-Protocol: a, a',
    'Origin: null',
  ],
] as const;

const path = (chance: Random, room: string): string => {
  const code = pick(chance, [
    room,
    room,
    'bamo-kitu-revalo',
    '%00',
    '%ff',
    '..%2f..',
    'x'.repeat(300),
  ]);
  return pick(chance, [
    '/api/rooms',
    ...([`/api/rooms/${code}`, `/api/rooms/${code}/people`, `/api/rooms/${code}/socket`] as const),
    ...([
      `/api/rooms/${code}/record`,
      `/api/rooms/${code}/record/1`,
      `/api/rooms/${code}/key`,
    ] as const),
    ...([
      '/api/offer',
      '/healthz',
      '/readyz',
      '/metrics',
      '/',
      '/index.html',
      '/assets/x.js',
    ] as const),
    ...([
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '//',
      '/\\',
      '*',
      'http://x/',
      '',
    ] as const),
    `/${'a'.repeat(drawFrom(chance, 9000))}`,
  ]);
};

const body = (chance: Random): Buffer => {
  const good = pick(chance, [{ name: 'Zoé' }, { name: 'Zoé', language: 'fr' }]);
  switch (drawFrom(chance, 5)) {
    case 0:
      return Buffer.from(JSON.stringify(good));
    case 1:
      return Buffer.from(JSON.stringify(mutated(chance, good)));
    case 2:
      return Buffer.from(JSON.stringify(anyValue(chance)));
    case 3:
      return battered(chance, Buffer.from(JSON.stringify(good)));
    default:
      return Buffer.alloc(0);
  }
};

/** The bytes of one HTTP request by chance, about a room or anything else. */
export const request = (chance: Random, room: string, cookie: string): Buffer => {
  const isUpgrade = drawFrom(chance, 6) === 0;
  const method = isUpgrade ? 'GET' : pick(chance, METHODS);
  const target = isUpgrade ? `/api/rooms/${room}/socket` : path(chance, room);
  const content = isUpgrade ? Buffer.alloc(0) : body(chance);
  const headers = [
    ...(drawFrom(chance, 10) === 0 ? [] : ['Host: 127.0.0.1']),
    ...(drawFrom(chance, 2) === 0 ? [`Cookie: ${cookie}`] : []),
    ...(content.length === 0 ? [] : [`Content-Type: ${pick(chance, TYPES)}`]),
    ...(content.length === 0 ? [] : [`Content-Length: ${content.length}`]),
    ...(drawFrom(chance, 3) === 0 ? [pick(chance, HEADERS)] : []),
    ...(isUpgrade
      ? ['Connection: Upgrade', ...UPGRADES.filter(() => drawFrom(chance, 3) > 0)]
      : []),
  ];
  const head = `${method} ${target} ${pick(chance, VERSIONS)}\r\n${headers.join('\r\n')}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head), content]);
  return drawFrom(chance, 6) === 0 ? battered(chance, bytes) : bytes;
};
