import type { Messages } from '../messages.ts';
import { plural } from '../plural.ts';

export const lobby: Messages['lobby'] = {
  title: 'The table',
  invite: 'Invite your friends',
  seats: 'Seats',
  sit: (seat: string) => `Play: ${seat}`,
  yourName: 'Your name',
  rename: 'Change name',
  start: 'Deal the cards',
  onlyHost: (name: string) => `${name} will start the game.`,
  missing: (seats: string) => `Still missing: ${seats}`,
  ready: 'Everybody is here.',
  setup: 'The game',
  people: (count: number) => `${count} ${plural('en', count, 'person', 'people')} at the table`,
};
