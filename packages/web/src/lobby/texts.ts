import type { Language } from '@agent-double/rules';
import { seating as english } from '../messages/en/seating.ts';
import { seating as french } from '../messages/fr/seating.ts';
import type { Widened } from '../messages/messages.ts';

export type SeatingTexts = Widened<typeof french>;

/** What helps people to seats and a way to play: nobody in a game fetches it. */
export const seatingTexts: { readonly [language in Language]: SeatingTexts } = {
  fr: french,
  en: english,
};
