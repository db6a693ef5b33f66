import type { Parameters, Permission } from '@agent-double/rules';
import type { Book, ClueParameterName } from '../book.ts';

/** "A hyphenated word is allowed." */
const permit = (label: string, what: string) => ({
  label,
  says: (value: Permission | 'allowed_if_meaning'): string => {
    switch (value) {
      case 'allowed':
        return `${what} is allowed.`;
      case 'forbidden':
        return `${what} is not allowed.`;
      case 'ask':
        return `${what}: the table decides each time.`;
      case 'allowed_if_meaning':
        return `${what} is allowed if its meaning justifies it.`;
    }
  },
});

/** Where zero and unlimited wait for a practised table. */
const toWhom = (parameters: Parameters): string =>
  parameters['clue.expert_toggle'] && !parameters['clue.expert'] ? ' at practised tables' : '';

export const clueParameters: Pick<Book['parameters'], ClueParameterName> = {
  'clue.number_max': {
    label: 'Largest number',
    says: (max) => (max === null ? 'The number has no maximum.' : `The number is ${max} at most.`),
  },
  'clue.zero': {
    label: 'Zero',
    says: (zero, { parameters }) =>
      zero === 'forbidden'
        ? 'Zero is not allowed.'
        : `Zero is allowed${toWhom(parameters)}: none of your words has to do with the clue, and you touch as many cards as you like.`,
  },
  'clue.unlimited': {
    label: 'Unlimited',
    says: (unlimited, { parameters }) =>
      unlimited === 'forbidden'
        ? 'An unlimited clue is not allowed.'
        : `An unlimited clue is allowed${toWhom(parameters)}: no number, and no limit on cards.`,
  },
  'clue.expert_toggle': {
    label: 'Zero and unlimited',
    says: (expert) =>
      expert
        ? 'Zero and unlimited are for practised tables.'
        : 'Zero and unlimited are for everybody.',
  },
  'clue.expert': {
    label: 'Practised table',
    says: (expert) =>
      expert
        ? 'The table is practised: it plays zero and unlimited.'
        : 'While the table is new to it, zero and unlimited are put aside.',
  },
  'clue.repeat': {
    label: 'Repeated clue',
    says: (rule) =>
      rule === 'allowed' ? 'A clue may be given twice.' : 'A clue is given only once.',
  },
  'clue.hyphenated': permit('Hyphen', 'A hyphenated word (passer-by)'),
  'clue.open_compound': permit('Expression', 'An expression of several words (ice rink)'),
  'clue.invented_compound': permit('Invented word', 'A word invented for the occasion'),
  'clue.proper_single': permit('Proper name', 'A proper name of one word (Mozart)'),
  'clue.proper_multi': permit(
    'Long name or title',
    'A name or title of several words (Jane Austen)',
  ),
  'clue.abbreviation': permit('Abbreviation', 'An abbreviation or acronym'),
  'clue.translation': permit('Translation', 'The translation of a visible word'),
  'clue.adopted_foreign': permit('Adopted foreign word', 'A foreign word in ordinary use (pizza)'),
  'clue.homophone': permit('Homophone', 'A word that sounds like a visible word'),
  'clue.rhyme_only': permit('Rhyme', 'A clue that does nothing but rhyme'),
  'clue.covered_family': {
    label: 'Revealed words',
    says: (rule) =>
      rule === 'allowed'
        ? 'A revealed word, and its relatives, may serve as a clue.'
        : 'Even revealed, a word of the board is no clue, nor are its relatives.',
  },
  'clue.spell_aloud': {
    label: 'Spelling',
    says: (rule) =>
      rule === 'allowed' ? 'You may spell your clue.' : 'You spell your clue for anyone who asks.',
  },
};
