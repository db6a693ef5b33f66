import type { Widened } from '../messages.ts';
import type { oneDevice as french } from '../fr/one-device.ts';
import { ofColour } from './of-colour.ts';

export const oneDevice: Widened<typeof french> = {
  title: 'On one device',
  lead: 'The device goes from hand to hand: the key shows only to those who ask for it.',
  names: 'Names',
  namesHint: 'Optional.',
  goOn: 'Go on with the game',
  newTable: 'Erase everything',
  newTableSure: 'Erase names, scores and the words already seen?',
  pass: {
    giver: (the: string, colour: string) => `Pass the device to ${ofColour(the, colour)}`,
    guessers: (many: string, colour: string) => `Pass the device to the ${colour} ${many}`,
    shared: (one: string) => `Pass the device to your shared ${one}`,
    side: { a: 'Pass the device to side A', b: 'Pass the device to side B' },
    either: 'Who plays now?',
  },
  secret: 'The key is about to show. Nobody else may look.',
  open: 'Only the board: everybody may look.',
  showKey: 'Show the key',
  showBoard: 'Show the board',
  showSide: { a: 'Show side A', b: 'Show side B' },
  hide: 'Hide the screen',
  menu: 'Menu',
  leave: 'Leave',
  kept: 'The game stays on this device.',
};
