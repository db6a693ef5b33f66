import { isIP } from 'node:net';
import { SettingError, type Setting } from './setting.ts';

/** Whose word about the sender's address counts: nobody's, that many hops, or these networks. */
export type TrustProxy = false | number | readonly string[];

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return NAMED.includes(text);
  return (
    bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
};

/** `no`, how many proxies stand in front, or their addresses and networks. */
export const trustProxy: Setting<TrustProxy> = {
  name: 'TRUST_PROXY',
  about: 'proxies whose forwarded addresses count: no, their number, or their networks',
  unset: 'no',
  read: (text) => {
    if (text === 'no') return false;
    if (/^[1-9]$/u.test(text)) return Number(text);
    const networks = text.split(',').map((part) => part.trim());
    if (networks.every(isNetwork)) return networks;
    throw new SettingError(
      `TRUST_PROXY=${text}: expected no, a number of proxies from 1 to 9, or a list of networks such as 10.0.0.0/8,loopback`,
    );
  },
};
