import type { Messages } from '../messages.ts';

export const connection: Messages['connection'] = {
  connecting: 'Joining the table…',
  lost: 'Connection lost. Trying again…',
  lostSending: 'Connection lost. What you did will go once it is back.',
  gone: 'This table can’t be opened',
  retry: 'Try again',
  elsewhere: 'You have left this table.',
  comeBack: 'Back to the table',
};
