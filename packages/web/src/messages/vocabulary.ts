import type { Vocabulary as VocabularyId } from '@agent-double/rules';

/** A name of a role or a card with the forms that sentences need. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  /** With the article: « l’espion », "the spymaster". */
  readonly the: string;
  /** With « de » and the article: « de l’espion », "of the spymaster". */
  readonly of: string;
  readonly a: string;
}

/** How an edition names its people and cards. */
export interface Vocabulary {
  readonly giver: Noun;
  readonly guesser: Noun;
  readonly target: Noun;
  readonly bystander: Noun;
  readonly assassin: Noun;
  readonly key: Noun;
}

export type Vocabularies = { readonly [id in VocabularyId]: Vocabulary };
