import type { Language } from '@agent-double/rules';
import { oneDevice as english } from '../messages/en/one-device.ts';
import { oneDevice as french } from '../messages/fr/one-device.ts';
import type { Widened } from '../messages/messages.ts';

export type DeviceTexts = Widened<typeof french>;

/** What hand-over play says besides what every table says; an online table never loads it. */
export const deviceTexts: { readonly [language in Language]: DeviceTexts } = {
  fr: french,
  en: english,
};
