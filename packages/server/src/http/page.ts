import { LANGUAGES, type Language } from '@agent-double/rules';

const isLanguage = (tag: string): tag is Language => LANGUAGES.some((language) => language === tag);

/**
 * The first language of an `Accept-Language` header that the product has, else French. A browser
 * names them in the order in which its pages see them.
 */
export const askedLanguage = (header = ''): Language =>
  header
    .split(',')
    .map((wish) => /^\s*(?<tag>[a-z]+)/iu.exec(wish)?.groups?.['tag']?.toLowerCase() ?? '')
    .find(isLanguage) ?? 'fr';

const screenAt = (place: string): 'landing' | 'room' | null => {
  if (place === '/') return 'landing';
  return /^\/t\/[^/]+\/?$/u.test(place) ? 'room' : null;
};

/**
 * Where the built client has the page for `place`, which asks at once for what its first screen is
 * made of; null where any page will do.
 */
export const pageAt = (place: string, language: Language): string | null => {
  const screen = screenAt(place);
  return screen === null ? null : `pages/${screen}.${language}.html`;
};
