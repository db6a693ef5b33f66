import type { Conventions, Reason } from '@agent-double/rules';
import { spellingOf } from './clue-text.ts';
import { byConvention, reason } from './reason.ts';
import type { WordList } from './word-list.ts';

/** Words that show a sentence or a comment rather than a fixed expression. */
const TALK =
  /(?:^| )(?:et|ou|mais|donc|car|qui|que|dont|où|très|trop|plus|moins|comme|pas|ne|est|sont|c'est|ça|bof|euh|ni|mon|ma|mes|ton|tes|son|ses|and|or|but|very|that|which|who|is|are|not|like|too|my|your)(?: |$)/u;
const SMALL = new Set(
  "le la les l' de du des d' en à au aux sur sous et un une von van der of the and in on da di el al".split(
    ' ',
  ),
);

const phrase = (text: string): Reason =>
  reason('severalWords', 'form', 'illegal', {
    fr: `« ${text} » fait plusieurs mots`,
    en: `“${text}” is several words`,
  });

const isCapital = (token: string): boolean => {
  const first = token.slice(0, 1);
  return first !== first.toLowerCase();
};

/** Words of a name: an elided article or preposition stands apart, as in Jeanne d'Arc. */
const tokensOf = (text: string): readonly string[] =>
  text
    .replaceAll(/(^|[ -])([dl]['’])/giu, '$1$2 ')
    .split(/[ -]/u)
    .filter((token) => token !== '');

/** A French title has capitals as far as its first noun: Le Seigneur des anneaux. */
const looksLikeTitle = ([article = '', noun = '']: readonly string[]): boolean =>
  /^(?:Le|La|Les|L['’])$/u.test(article) && isCapital(noun);

/** Whether each word that carries sense starts with a capital, as in Harry Potter. */
const looksLikeName = (text: string, list: WordList | null): boolean => {
  const tokens = tokensOf(text);
  const heads = tokens.filter((token) => !SMALL.has(spellingOf(token)));
  const shouted = text === text.toUpperCase();
  if (!shouted && looksLikeTitle(tokens)) return true;
  if (heads.length === 0 || !heads.every(isCapital)) return false;
  return !shouted || list === null || heads.some((token) => !list.isWord(spellingOf(token)));
};

/** WORD-7 to WORD-9: a clue with spaces in it; `whole` has the elided article in front too. */
export const severalWordsReasons = (
  text: string,
  whole: string,
  conventions: Conventions,
  list: WordList | null,
): readonly Reason[] => {
  const spelling = spellingOf(text);
  const known = list?.isExpression(spelling) === true;
  const hyphenated = list?.isWord(spelling.replaceAll(' ', '-')) === true;
  if (known || hyphenated) {
    return byConvention('expression', 'form', conventions['clue.open_compound'], {
      fr: `« ${text} » est une expression en plusieurs mots`,
      en: `“${text}” is an expression of several words`,
    });
  }
  if (looksLikeName(whole, list)) {
    return byConvention('longName', 'proper-name', conventions['clue.proper_multi'], {
      fr: `« ${text} » est un nom propre en plusieurs mots`,
      en: `“${text}” is a proper name of several words`,
    });
  }
  if (list !== null || TALK.test(spelling)) return [phrase(text)];
  return byConvention('severalWords', 'form', conventions['clue.open_compound'], {
    fr: `« ${text} » fait plusieurs mots`,
    en: `“${text}” is several words`,
  });
};
