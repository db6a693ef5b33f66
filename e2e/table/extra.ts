import type { Seat } from '@agent-double/rules';
import { Browser } from '../../packages/server/src/browser.test-kit.ts';

/** Somebody at the table whose screen no test looks at, and who does nothing but sit. */
export interface Extra {
  /** Who they are to the server: what a browser needs in order to be them. */
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string };
  readonly leave: () => Promise<void>;
}

/** Comes by the link and takes that seat, without a screen. */
export const seatExtra = async (link: string, seat: Seat): Promise<Extra> => {
  const { origin, pathname } = new URL(link);
  const room = pathname.split('/').at(-1) ?? '';
  const browser = new Browser(origin);
  await browser.join(room, `Agent ${seat}`);
  const client = await browser.enter(room);
  const answer = await client.order({ type: 'takeSeat', seat });
  if (answer !== 'done') throw new Error(`no seat: ${answer}`);
  const [name = '', value = ''] = browser.cookie.split('=');
  return { cookie: { name, value, url: origin }, leave: () => client.leave() };
};
