import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { TrustProxy } from '../config/trust-proxy.ts';

/** Whether the word of the proxy at `address`, so many hops away, counts. */
export const trustedHops = (trust: TrustProxy): ((address: string, hop: number) => boolean) => {
  if (trust === false) return () => false;
  if (typeof trust === 'number') return (_, hop) => hop < trust;
  return proxyAddr.compile([...trust]);
};

/** Groups of an IPv6 address that its provider gives to one customer. */
const CUSTOMER_GROUPS = 4;

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));

/** The address as limits count it: one customer has a whole /64 of IPv6. */
export const customerOf = (address: string): string => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${groups.slice(0, CUSTOMER_GROUPS).join(':')}::/64`.toLowerCase();
};

/** Says which address a request counts for; forwarded addresses count where they are trusted. */
export const addressOf = (trust: TrustProxy): ((request: IncomingMessage) => string) => {
  const trusts = trustedHops(trust);
  return (request) => customerOf(proxyAddr(request, trusts));
};
