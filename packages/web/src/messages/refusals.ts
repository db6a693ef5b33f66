import type { WireRefusal } from '@agent-double/protocol';
import type { Language } from '@agent-double/rules';

export type RefusalCode = WireRefusal['code'];
/** A sentence for every refusal. */
export type Refusals = { readonly [code in RefusalCode]: string };

const SENTENCES: { readonly [language in Language]: () => Promise<Refusals> } = {
  fr: async () => (await import('./fr/refusals.ts')).refusals,
  en: async () => (await import('./en/refusals.ts')).refusals,
};

/** Why something was refused, in words. Fetched with the first refusal: most games have none. */
export const refusalText = async (code: RefusalCode, language: Language): Promise<string> =>
  (await SENTENCES[language]())[code];
