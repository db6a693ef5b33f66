import type { Language } from '@agent-double/rules';
import { moving as english } from '../messages/en/moving.ts';
import { moving as french } from '../messages/fr/moving.ts';
import type { Widened } from '../messages/messages.ts';

/** What is said around moving people from seat to seat. */
export const movingTexts: { readonly [language in Language]: Widened<typeof french> } = {
  fr: french,
  en: english,
};
