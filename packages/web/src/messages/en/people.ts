import { capital } from '../plural.ts';
import type { Messages } from '../messages.ts';

export const people: Messages['people'] = {
  title: 'People at the table',
  host: 'host',
  away: 'away',
  spectator: 'spectator',
  simulated: 'simulated opponent',
  tools: (name: string) => `Tools for ${name}`,
  free: 'Free the seat',
  remove: 'Remove from the table',
  removeSure: (name: string) => `Remove ${name} for good?`,
  makeHost: 'Make host',
  leave: 'Leave the table',
  leaveSure: 'Leave the table? Your seat will be free.',
  abandon: 'Abandon the game',
  abandonSure: 'Abandon this game? Everybody will see the key.',
  chime: 'A sound when it is my turn',
  invite: 'Invite',
  seatName: (role: string, colour: string) => `${capital(colour)} ${role.toLowerCase()}`,
  shared: (role: string) => `Shared ${role.toLowerCase()}`,
  animals:
    'Lynx Wren Fox Otter Heron Owl Badger Marten Cricket Turtle Sparrow Weasel Falcon Hare Beaver Magpie Finch Snipe Ferret Stork Salmon Bee Chamois Hedgehog Robin Firefly Minnow Curlew Ibex Stoat Dragonfly Rook'.split(
      ' ',
    ),
};
