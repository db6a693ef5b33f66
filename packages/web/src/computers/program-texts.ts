import type { Language } from '@agent-double/rules';
import { program as english } from '../messages/en/program.ts';
import { program as french } from '../messages/fr/program.ts';
import type { Widened } from '../messages/messages.ts';

/** What is said of programs that play; fetched with what can seat them. */
export const programTexts: { readonly [language in Language]: Widened<typeof french> } = {
  fr: french,
  en: english,
};
