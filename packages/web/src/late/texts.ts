import type { Language } from '@agent-double/rules';
import { late as english } from '../messages/en/late.ts';
import { late as french } from '../messages/fr/late.ts';
import type { Widened } from '../messages/messages.ts';

/** What is said to who comes during a game, and to the host of them. */
export const lateTexts: { readonly [language in Language]: Widened<typeof french> } = {
  fr: french,
  en: english,
};
