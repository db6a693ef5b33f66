import type { Language } from '@agent-double/rules';
import { landing as english } from '../messages/en/landing.ts';
import { landing as french } from '../messages/fr/landing.ts';
import type { Widened } from '../messages/messages.ts';

export type LandingTexts = Widened<typeof french>;

/** What the landing page says: who comes by a link never fetches it. */
export const landingTexts: { readonly [language in Language]: LandingTexts } = {
  fr: french,
  en: english,
};
