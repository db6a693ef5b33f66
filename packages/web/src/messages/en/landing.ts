import type { LandingTexts } from '../../landing/texts.ts';

export const landing: LandingTexts = {
  tagline: 'Two teams, twenty-\u2060five\u00a0words, one clue at a time.',
  create: 'Create a table',
  creating: 'Setting the table…',
  withComputer: 'Play with the computer',
  codeLabel: 'Got a code?',
  codeHint: 'bado-lime-tarisu',
  join: 'Join',
  noAccount: 'No account, no ads. A link is all it takes to invite.',
  readRules: 'Read the rules',
  companion: 'Key and timer for the box',
  oneDevice: 'Play on one device',
  watch: 'Watch a game again',
  codeEmpty: 'Type the code of the table.',
};
