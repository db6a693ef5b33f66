import type { Language } from '@agent-double/rules';
import { ending as english } from '../messages/en/ending.ts';
import { ending as french } from '../messages/fr/ending.ts';
import type { Widened } from '../messages/messages.ts';

export type EndingTexts = Widened<typeof french>;

/** Why a game ended, what it was worth and what can be done then: nobody needs it to play. */
export const endingTexts: { readonly [language in Language]: EndingTexts } = {
  fr: french,
  en: english,
};
