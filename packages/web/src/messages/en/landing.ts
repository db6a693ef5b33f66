import type { Messages } from '../messages.ts';

export const landing: Messages['landing'] = {
  tagline: 'Two teams, twenty-five words, one clue at a time.',
  create: 'Create a table',
  creating: 'Setting the table…',
  withComputer: 'Play with the computer',
  codeLabel: 'Got a code?',
  codeHint: 'bado-lime-tarisu',
  join: 'Join',
  noAccount: 'No account, no ads. A link is all it takes to invite.',
  readRules: 'Read the rules',
  companion: 'Companion for the box',
  oneDevice: 'Play on one device',
  watch: 'Watch a game again',
  codeEmpty: 'Type the code of the table.',
  animals:
    'Lynx Wren Fox Otter Heron Owl Badger Marten Cricket Turtle Sparrow Weasel Falcon Hare Beaver Magpie Finch Snipe Ferret Stork Salmon Bee Chamois Hedgehog Robin Firefly Minnow Curlew Ibex Stoat Dragonfly Rook'.split(
      ' ',
    ),
};
