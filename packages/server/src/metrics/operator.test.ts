import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isOperator } from './operator.ts';

const request = (headers: Record<string, string>, remoteAddress = '127.0.0.1'): IncomingMessage =>
  ({ headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress } }) as never;

test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('this machine, as %s', (from) => {
  expect(isOperator(request({}, from), null)).toBe(true);
});

test.each(['10.0.0.1', '::ffff:10.0.0.1', '128.0.0.1', '1270::1', ''])(
  'another machine, as %s, is nobody',
  (from) => {
    expect(isOperator(request({}, from), 'a-token')).toBe(false);
  },
);

test.each([
  { 'x-forwarded-for': '1.2.3.4' },
  { forwarded: 'for=1.2.3.4' },
  { via: '1.1 proxy' },
  { host: 'jeu.example.org' },
  { host: 'localhost.example.org:3000' },
])('what a proxy on this machine passes on, with %o, is nobody’s', (headers) => {
  expect(isOperator(request(headers as never), null)).toBe(false);
});

test('the token opens from anywhere, a wrong one from nowhere', () => {
  const from = (token: string, place: string): IncomingMessage =>
    request({ authorization: `Bearer ${token}`, 'x-forwarded-for': '1.2.3.4' }, place);
  expect(isOperator(from('right', '10.0.0.1'), 'right')).toBe(true);
  expect(isOperator(from('wrong', '10.0.0.1'), 'right')).toBe(false);
  expect(isOperator(from('right', '127.0.0.1'), null)).toBe(false);
  expect(isOperator(from('right ', '10.0.0.1'), 'right')).toBe(false);
});
