import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A proxy on this machine names who really asks. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/u, '');
  return address === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
};

const asksItself = ({ headers, socket }: IncomingMessage): boolean => {
  const name = (headers.host ?? '').replace(/:\d+$/u, '');
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    OWN_NAMES.has(name) &&
    FORWARDED.every((header) => headers[header] === undefined)
  );
};

/** Whether the request comes from whoever runs the server: with the token, or from this machine. */
export const isOperator = (request: IncomingMessage, token: string | null): boolean => {
  const [, given] = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '') ?? [];
  if (given === undefined) return asksItself(request);
  return token !== null && timingSafeEqual(digest(given), digest(token));
};
