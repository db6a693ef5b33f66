import type { EditionId } from './edition.ts';
import type { Mode } from './mode.ts';
import type { ParameterChanges } from './parameter.ts';
import type { Team } from './team.ts';

export const LANGUAGES = ['fr', 'en'] as const;
/** Language of the words on the board. */
export type Language = (typeof LANGUAGES)[number];

/** Most packs mixed in one table. */
export const MAX_PACKS = 32;
/** Longest pack name. */
export const MAX_PACK_ID_LENGTH = 40;

/** Id of the pack that a table wrote itself. */
export const OWN_PACK = 'own';
/** Most words of a table's own. */
export const MAX_OWN_WORDS = 2000;
/** Longest word of a table's own, in letters: it may shrink on its card, but never spills out of it. */
export const MAX_OWN_WORD_LENGTH = 24;

/** What the host chooses before the deal. */
export interface Setup {
  readonly edition: EditionId;
  readonly mode: Mode;
  /** Parameters that differ from the edition's. */
  readonly changes: ParameterChanges;
  readonly language: Language;
  /** Ids of the packs to deal from, `OWN_PACK` among them; the server knows the words of others. */
  readonly packs: readonly string[];
  /** Who begins: drawn, or chosen where the edition leaves it free. */
  readonly start: Team | 'draw';
  /** Our side in a cooperative game. */
  readonly our: Team;
}

/** Some of a set-up, as the host changes it. */
export type SetupChange = Partial<Setup>;
