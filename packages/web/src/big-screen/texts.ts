import type { Language } from '@agent-double/rules';
import { bigScreen as english } from '../messages/en/big-screen.ts';
import { bigScreen as french } from '../messages/fr/big-screen.ts';
import type { Widened } from '../messages/messages.ts';

/** What the big screen says besides what every table says. */
export const screenTexts: { readonly [language in Language]: Widened<typeof french> } = {
  fr: french,
  en: english,
};
