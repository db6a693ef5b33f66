import type { EditionId, Vocabulary } from '@agent-double/rules';

/** Whose words each edition speaks; here apart from its parameters, which a game does not need. */
export const VOCABULARY_OF: { readonly [id in EditionId]: Vocabulary } = {
  'classique-2025': 'espion',
  capitaine: 'capitaine',
  precedente: 'maitre-espion',
  table: 'devineur',
  'origine-2015': 'origine',
  duo: 'espion',
};
