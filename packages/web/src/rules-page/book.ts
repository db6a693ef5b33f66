import type { EditionId, Mode, ParameterName, Parameters } from '@agent-double/rules';
import type { Vocabulary } from '../messages/vocabulary.ts';

/** What a sentence of the rules may depend on. */
export interface Context {
  readonly parameters: Parameters;
  readonly mode: Mode;
  readonly words: Vocabulary;
}

/** A parameter in words: what it is about, and the sentence that each value makes. */
export interface ParameterText<Name extends ParameterName> {
  readonly label: string;
  readonly says: (value: Parameters[Name], context: Context) => string;
}

/** The parameters that say what a clue may be. */
export type ClueParameterName = Extract<ParameterName, `clue.${string}`>;

export const SECTION_IDS = [
  'goal',
  'board',
  'clue',
  'words',
  'guess',
  'invalid',
  'together',
  'duo',
  'time',
  'aloud',
  'end',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** The rules in one language: the page and the set-up say the same sentences. */
export interface Book {
  readonly title: string;
  readonly headings: { readonly [id in SectionId]: string };
  /** What no parameter changes, by section. */
  readonly opening: { readonly [id in SectionId]: (context: Context) => readonly string[] };
  readonly editions: { readonly [id in EditionId]: string };
  readonly modes: { readonly [mode in Mode]: string };
  readonly parameters: { readonly [Name in ParameterName]: ParameterText<Name> };
  readonly edition: string;
  readonly mode: string;
  readonly differs: string;
  readonly differsNot: string;
  readonly house: (settings: string) => string;
  readonly inForce: string;
  readonly setup: {
    readonly title: string;
    readonly wordsLanguage: string;
    readonly languages: { readonly fr: string; readonly en: string };
    readonly packs: string;
    readonly packSize: (count: number) => string;
    readonly start: string;
    readonly draw: string;
    readonly our: string;
    readonly timers: string;
    readonly seconds: string;
    readonly conventions: string;
    readonly fixed: string;
    readonly fixedHint: string;
    readonly none: string;
    readonly byEdition: string;
  };
  /** Words that the host pastes. */
  readonly own: {
    readonly title: string;
    readonly give: string;
    readonly change: string;
    readonly hint: string;
    readonly label: string;
    readonly check: string;
    readonly keep: (count: number) => string;
    readonly kept: (count: number) => string;
    readonly forget: string;
    readonly download: string;
    readonly problems: string;
    readonly tooFew: (count: number, least: number) => string;
    readonly tooMany: (count: number, most: number) => string;
    readonly textTooLong: string;
    readonly line: (line: number) => string;
    readonly empty: string;
    readonly tooLong: (word: string, most: number) => string;
    readonly characters: (word: string) => string;
    readonly duplicate: (word: string, line: number) => string;
  };
}
