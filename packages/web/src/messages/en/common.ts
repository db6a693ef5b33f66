import type { Messages } from '../messages.ts';

export const common: Messages['common'] = {
  appName: 'Agent double',
  inspired: 'Inspired by Codenames, with no link to its publisher.',
  close: 'Close',
  cancel: 'Cancel',
  you: 'you',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save',
  menu: 'Table menu',
  language: 'Language',
  rules: 'Rules',
  home: 'Home',
  notFound: 'There is no such page.',
  team: { red: 'Red', blue: 'Blue' },
  teamThe: { red: 'Red', blue: 'Blue' },
  colour: { red: 'red', blue: 'blue' },
  side: { a: 'Side A', b: 'Side B' },
};
