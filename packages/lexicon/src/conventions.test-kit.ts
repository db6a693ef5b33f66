import type { Conventions } from '@agent-double/rules';

/** What the default edition says of clues, with changes. */
export const conventionsWith = (changes: Partial<Conventions> = {}): Conventions => ({
  'clue.hyphenated': 'allowed',
  'clue.open_compound': 'ask',
  'clue.invented_compound': 'forbidden',
  'clue.proper_single': 'allowed',
  'clue.proper_multi': 'ask',
  'clue.abbreviation': 'ask',
  'clue.translation': 'forbidden',
  'clue.adopted_foreign': 'allowed',
  'clue.homophone': 'forbidden',
  'clue.rhyme_only': 'forbidden',
  'clue.covered_family': 'allowed',
  ...changes,
});
