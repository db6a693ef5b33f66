import type { Language } from '@agent-double/rules';
import { device as english } from '../messages/en/device.ts';
import { device as french } from '../messages/fr/device.ts';
import type { Widened } from '../messages/messages.ts';

/** What is said around taking one's seat to another device. */
export const deviceLinkTexts: { readonly [language in Language]: Widened<typeof french> } = {
  fr: french,
  en: english,
};
