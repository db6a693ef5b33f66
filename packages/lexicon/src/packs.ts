import type { Language } from '@agent-double/rules';
import summaries from './generated/pack-summaries.json' with { type: 'json' };
import type { Pack } from './pack.ts';

/** A pack without its words, enough to choose it. */
export type PackSummary = Omit<Pack, 'words'> & { readonly size: number };

/** Every pack that the product has, base pack first in each language. */
export const PACK_SUMMARIES = summaries as readonly PackSummary[];

/** Ids of all packs, in the order of `PACK_SUMMARIES`. */
export const PACK_IDS: readonly string[] = PACK_SUMMARIES.map(({ id }) => id);

/** What a table deals from until its host chooses otherwise. */
export const DEFAULT_PACK_IDS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['fr-base'],
  en: ['en-base'],
};

const FILES = {
  fr: () => import('./generated/packs-fr.json', { with: { type: 'json' } }),
  en: () => import('./generated/packs-en.json', { with: { type: 'json' } }),
} as const;

/** The packs of a language with their words, fetched on first use. */
export const loadPacks = async (language: Language): Promise<readonly Pack[]> =>
  (await FILES[language]()).default as readonly Pack[];
