import { expect, test } from 'vitest';
import { addressForOthers } from './network-address.ts';

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'nobody else is sent to %s',
  (page) => {
    expect(addressForOthers(page, ['192.168.1.20', '10.0.0.3'])).toBe('http://192.168.1.20:3000');
  },
);

test('an address that others have used stays', () => {
  expect(addressForOthers('http://jeu.example', ['192.168.1.20'])).toBe('http://jeu.example');
  expect(addressForOthers('https://jeu.example', [])).toBe('https://jeu.example');
});

test('a machine without a network has its own name only', () => {
  expect(addressForOthers('http://localhost:3000', [])).toBe('http://localhost:3000');
});
