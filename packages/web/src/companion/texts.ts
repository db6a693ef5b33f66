import type { Language } from '@agent-double/rules';
import { companion as english } from '../messages/en/companion.ts';
import { companion as french } from '../messages/fr/companion.ts';
import type { Widened } from '../messages/messages.ts';

/** What the companion says; no other screen loads it. */
export const companionTexts: { readonly [language in Language]: Widened<typeof french> } = {
  fr: french,
  en: english,
};
