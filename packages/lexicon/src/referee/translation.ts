import type { Conventions, Reason } from '@agent-double/rules';
import type { Lexicon } from '../lexicon.ts';
import { reason, verdictOf } from './reason.ts';

const LANGUAGES = {
  en: { fr: 'en anglais', en: 'in English' },
  de: { fr: 'en allemand', en: 'in German' },
  es: { fr: 'en espagnol', en: 'in Spanish' },
  it: { fr: 'en italien', en: 'in Italian' },
  fr: { fr: 'en français', en: 'in French' },
} as const;

/**
 * WORD-21, WORD-22: the clue says a visible word in another language. A word that this language
 * has taken over is a doubt; one that it always had is no translation (pain, coin).
 */
export const translationReason = (
  clue: string,
  word: string,
  printed: string,
  conventions: Conventions,
  lexicon: Lexicon,
): Reason | null => {
  const ruling = verdictOf(conventions['clue.translation']);
  if (ruling === null) return null;
  const language = lexicon.translationLanguage(clue, word);
  if (language === null) return null;
  const here = lexicon.isWord(clue);
  const adopted = lexicon.isAdopted(clue);
  if (here && !adopted) return null;
  const said = LANGUAGES[language];
  return reason(
    adopted ? 'adopted' : 'translation',
    'translation',
    adopted ? 'doubtful' : ruling,
    {
      fr: `« ${clue} » veut dire ${printed} ${said.fr}`,
      en: `“${clue}” is ${printed} ${said.en}`,
    },
    printed,
  );
};

/** WORD-22: a table may want no word taken over from another language. */
export const adoptedReasons = (
  clue: string,
  conventions: Conventions,
  lexicon: Lexicon,
): readonly Reason[] => {
  const verdict = verdictOf(conventions['clue.adopted_foreign']);
  if (verdict === null || !lexicon.isBorrowed(clue)) return [];
  return [
    reason('adopted', 'foreign', verdict, {
      fr: `« ${clue} » vient d’une autre langue`,
      en: `“${clue}” comes from another language`,
    }),
  ];
};
