import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { TrustProxy } from '../config/trust-proxy.ts';
import { addressOf, customerOf } from './address.ts';

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each<[TrustProxy, string, string | undefined, string]>([
  [false, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [1, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [1, '10.0.0.1', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
  [2, '10.0.0.1', '192.0.2.66, 198.51.100.1', '192.0.2.66'],
  [['10.0.0.0/8'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [['10.0.0.0/8'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
])('trusting %o, %s that forwards %s counts as %s', (trust, remote, forwarded, counted) => {
  expect(addressOf(trust)(from(remote, forwarded))).toBe(counted);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s belongs to %s', (address, customer) => {
  expect(customerOf(address)).toBe(customer);
});
