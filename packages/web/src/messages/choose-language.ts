import { LANGUAGES, type Language } from '@agent-double/rules';

const isLanguage = (tag: string | null): tag is Language =>
  LANGUAGES.some((language) => language === tag);

/**
 * The language to speak: what was chosen before, else the first that the browser asks for and the
 * product has, else French.
 */
export const chooseLanguage = (chosen: string | null, asked: readonly string[]): Language =>
  isLanguage(chosen)
    ? chosen
    : (asked.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'fr');
