import type { Language } from '@agent-double/rules';
import { signal as english } from '../messages/en/signal.ts';
import { signal as french } from '../messages/fr/signal.ts';
import type { Widened } from '../messages/messages.ts';

/** What is said to somebody who looks elsewhere, and asked before it is. */
export const signalTexts: { readonly [language in Language]: Widened<typeof french> } = {
  fr: french,
  en: english,
};
