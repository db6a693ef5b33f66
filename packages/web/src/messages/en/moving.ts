import type { moving as french } from '../fr/moving.ts';
import type { Widened } from '../messages.ts';

export const moving: Widened<typeof french> = {
  move: (name: string) => `Move ${name}`,
  where: (name: string) => `Where to put ${name}?`,
  hint: 'Names can be dragged, too.',
  free: 'free seat',
  with: (names: string) => `with ${names}`,
  swap: (name: string) => `changes places with ${name}`,
  instead: (name: string) => `in place of ${name}`,
  noSeat: 'Spectator, no seat',
  moved: (name: string, seat: string) => `${name}: ${seat}`,
  shuffle: 'Shuffle the seats',
  shuffleSure: 'Shuffle? Everybody may change seats.',
  shuffled: 'The seats are shuffled.',
};
