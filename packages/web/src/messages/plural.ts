import type { Language } from '@agent-double/rules';

const RULES: { readonly [language in Language]: Intl.PluralRules } = {
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
};

/** `one` or `many`, whichever the language wants after `count`. */
export const plural = (language: Language, count: number, one: string, many: string): string =>
  RULES[language].select(count) === 'one' ? one : many;

/** `text` with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `text` as it is called within a sentence: « côté A ». */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
