import type { Language } from '@agent-double/rules';
import { replay as english } from '../messages/en/replay.ts';
import { replay as french } from '../messages/fr/replay.ts';
import type { Widened } from '../messages/messages.ts';

export type ReplayTexts = Widened<typeof french>;

/** What the screen of a finished game says. */
export const replayTexts: { readonly [language in Language]: ReplayTexts } = {
  fr: french,
  en: english,
};
