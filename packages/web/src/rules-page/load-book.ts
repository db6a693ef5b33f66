import type { Language } from '@agent-double/rules';
import type { Book } from './book.ts';

const BOOKS: { readonly [language in Language]: () => Promise<Book> } = {
  fr: async () => (await import('./fr/book.ts')).book,
  en: async () => (await import('./en/book.ts')).book,
};

/** The rules in that language, fetched on first use. */
export const loadBook = (language: Language): Promise<Book> => BOOKS[language]();
