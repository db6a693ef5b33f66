import type { Conventions, Reason } from '@agent-double/rules';
import { spellingOf } from './clue-text.ts';
import { byConvention, reason } from './reason.ts';
import type { WordList } from './word-list.ts';

const spelledOut = (text: string): Reason =>
  reason('severalWords', 'form', 'illegal', {
    fr: `« ${text} » est épelé lettre par lettre`,
    en: `“${text}” is spelt letter by letter`,
  });

const isCapital = (token: string): boolean => token.slice(0, 1) !== token.slice(0, 1).toLowerCase();

const nameReasons = (text: string, conventions: Conventions): readonly Reason[] =>
  byConvention('name', 'proper-name', conventions['clue.proper_single'], {
    fr: `« ${text} » est un nom propre`,
    en: `“${text}” is a proper name`,
  });

const listedReasons = (
  text: string,
  spelling: string,
  parts: readonly string[],
  conventions: Conventions,
  list: WordList,
): readonly Reason[] | null => {
  if (list.isWord(spelling) || list.isWordUnaccented(spelling)) return null;
  if (list.isName(spelling)) return nameReasons(text, conventions);
  const soldered = spelling.replaceAll('-', '');
  if (list.isWord(soldered) || list.isWord(spelling.replaceAll('-', ' '))) return null;
  const tokens = text.split('-');
  if (tokens.every(isCapital) && parts.some((part) => !list.isWord(part))) {
    return nameReasons(text, conventions);
  }
  if (parts.every((part) => list.isWordUnaccented(part) || list.isName(part))) {
    return byConvention('inventedCompound', 'form', conventions['clue.invented_compound'], {
      fr: `« ${text} » n’est pas un mot composé du dictionnaire`,
      en: `“${text}” is no compound of the dictionary`,
    });
  }
  return [
    reason('unknown', 'unknown-word', 'doubtful', {
      fr: `« ${text} » n’est pas un mot connu`,
      en: `“${text}” is not a known word`,
    }),
  ];
};

/** WORD-10, WORD-11: a clue with a hyphen, one of the dictionary or one made up for the occasion. */
export const hyphenReasons = (
  text: string,
  conventions: Conventions,
  list: WordList | null,
): readonly Reason[] => {
  const spelling = spellingOf(text);
  const parts = spelling.split('-').filter((part) => part !== '');
  if (parts.length > 1 && parts.every((part) => part.length === 1)) return [spelledOut(text)];
  const listed = list === null ? null : listedReasons(text, spelling, parts, conventions, list);
  return (
    listed ??
    byConvention('hyphen', 'form', conventions['clue.hyphenated'], {
      fr: `« ${text} » est un mot composé à trait d’union`,
      en: `“${text}” is a hyphenated compound`,
    })
  );
};
