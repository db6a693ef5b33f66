import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config.ts';

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;

/**
 * Whether a request comes from our own page or from no page at all. Browsers name the page's
 * origin wherever something could be changed; other clients hold no cookie that a page could use.
 */
export const isOwnOrigin = (
  headers: IncomingHttpHeaders,
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  const from = hostOf(origin);
  if (from === null) return false;
  const forwarded = trustProxy === false ? undefined : headers['x-forwarded-host'];
  const ours = [host, forwarded, publicUrl === null ? undefined : new URL(publicUrl).host];
  return ours.includes(from);
};
