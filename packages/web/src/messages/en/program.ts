import type { program as french } from '../fr/program.ts';
import type { Widened } from '../messages.ts';

export const program: Widened<typeof french> = {
  open: 'program…',
  openAt: (seat: string) => `A program: ${seat}`,
  handOver: 'Let a program play',
  title: 'Let a program play',
  what: 'A computer sits down in this seat, and a program of yours makes its moves over the network. Where the program is silent or mistaken, the computer plays in its place.',
  leaves: 'You leave this seat to it.',
  name: 'Its name',
  make: 'Make a token',
  once: 'These two lines are shown once: whoever has the token plays in this seat.',
  address: 'Address',
  token: 'Token',
  copy: (what: string) => `Copy: ${what}`,
  waiting: 'Waiting for the program…',
  there: 'The program is here.',
  revoke: 'Remove the program',
  revoked: 'The token is worth nothing any more.',
  how: 'The messages are described in the project, in docs/BOT-PROTOCOL.md.',
};
