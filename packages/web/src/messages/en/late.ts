import type { late as french } from '../fr/late.ts';
import type { Widened } from '../messages.ts';

export const late: Widened<typeof french> = {
  asked: (seat: string, host: string) => `Seat asked for: ${seat}. ${host} will answer.`,
  takeBack: 'Take my request back',
  declined: 'The host doesn’t give that seat in this game.',
  wishes: (name: string, seat: string) => `${name} asks for a seat: ${seat}.`,
  admit: 'Accept',
  decline: 'Decline',
};
