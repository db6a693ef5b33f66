import type { Language } from '@agent-double/rules';
import { away as english } from '../messages/en/away.ts';
import { away as french } from '../messages/fr/away.ts';
import type { Widened } from '../messages/messages.ts';

/** What is said of somebody who is awaited and not there. */
export const awayTexts: { readonly [language in Language]: Widened<typeof french> } = {
  fr: french,
  en: english,
};
