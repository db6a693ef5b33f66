import type { Language } from '@agent-double/rules';
import { notes as english } from '../messages/en/notes.ts';
import { notes as french } from '../messages/fr/notes.ts';
import type { Widened } from '../messages/messages.ts';

/** What the clue-giver's notes say around what is written in them. */
export const notesTexts: { readonly [language in Language]: Widened<typeof french> } = {
  fr: french,
  en: english,
};
