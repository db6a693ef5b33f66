import type { Widened } from '../messages.ts';
import type { bigScreen as french } from '../fr/big-screen.ts';

export const bigScreen: Widened<typeof french> = {
  name: 'Big screen',
  join: 'Join the table',
  how: (address: string) => `Scan the picture, or open ${address} and type this code:`,
  code: 'Code of the table',
  qr: 'QR code of the table’s link',
  free: 'free seat',
  standing: (names: string) => `No seat yet: ${names}`,
  fullScreen: 'Full screen',
  smallScreen: 'Leave full screen',
  leave: 'Close the big screen',
};
