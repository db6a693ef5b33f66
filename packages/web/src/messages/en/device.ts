import type { device as french } from '../fr/device.ts';
import type { Widened } from '../messages.ts';

export const device: Widened<typeof french> = {
  offer: 'Another device',
  lead: 'Open your seat on another device, such as the key on your phone.',
  secret: 'This code is for you alone: it gives your seat to whoever opens it, once.',
  qr: 'Private QR code of your seat',
  link: 'Private link of your seat',
  left: (seconds: number) => `${seconds} s left`,
  over: 'This code has expired.',
  again: 'A new code',
  linked: 'The other device is here.',
  own: 'Devices in your seat',
  here: 'This device',
  since: (time: string) => `Device let in on ${time}`,
  withdraw: 'Withdraw',
  withdrawSure: 'Take your seat away from that device?',
  withdrawn: 'That device no longer has your seat.',
  title: 'Your seat on this device',
  ask: 'Play here in the seat that this link gives? Whoever you were at that table on this device leaves it.',
  claim: 'Go on here',
  none: 'This link is incomplete: ask for another one on the first device.',
};
