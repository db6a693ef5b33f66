import { networkInterfaces } from 'node:os';

/** Addresses of this machine by which others on its network may reach it. */
export const networkAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

const OWN = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/**
 * The origin that others can open: that of the page, unless only this machine can; then one of its
 * `addresses`, as long as there is any.
 */
export const addressForOthers = (page: string, addresses: readonly string[]): string => {
  const [first] = addresses;
  if (!URL.canParse(page) || first === undefined) return page;
  const url = new URL(page);
  if (!OWN.test(url.hostname)) return page;
  url.hostname = first;
  return url.origin;
};
