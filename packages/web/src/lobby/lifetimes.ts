import type { Language } from '@agent-double/rules';
import { plural } from '../messages/plural.ts';

/** How long a table stays, in a sentence. */
export const lifetimes: { readonly [language in Language]: (days: number) => string } = {
  fr: (days) =>
    `La table reste ${days} ${plural('fr', days, 'jour', 'jours')} après la dernière visite.`,
  en: (days) =>
    `The table stays for ${days} ${plural('en', days, 'day', 'days')} after the last visit.`,
};
