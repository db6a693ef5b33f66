import type { Mode } from './mode.ts';
import type { ParameterName, Parameters } from './parameter.ts';

export const EDITION_IDS = [
  'classique-2025',
  'capitaine',
  'precedente',
  'table',
  'origine-2015',
  'duo',
] as const;
export type EditionId = (typeof EDITION_IDS)[number];

export const VOCABULARIES = [
  'espion',
  'capitaine',
  'maitre-espion',
  'devineur',
  'origine',
] as const;
/** Which set of role and card names the edition speaks; the words are in the message catalogue. */
export type Vocabulary = (typeof VOCABULARIES)[number];

/** An edition of the rules: plain values that `decide` reads without knowing the edition's name. */
export interface Edition {
  readonly id: EditionId;
  readonly vocabulary: Vocabulary;
  /** The ways to play that it describes, the usual one first. */
  readonly modes: readonly [Mode, ...Mode[]];
  readonly parameters: Parameters;
  /** What it leaves to the table: changing anything else makes a house variant. */
  readonly open: readonly ParameterName[];
}
