import type { Reason } from '@agent-double/rules';
import { compactWord, spellingOf, type ClueText } from './clue-text.ts';
import { reason } from './reason.ts';
import type { WordList } from './word-list.ts';

const ARTICLE =
  /^(?:(?:l|d|qu)'|(?:le|la|les|un|une|des|du|au|aux|ce|cet|cette|ces|mon|ma|mes|the|a|an)[ -])(?=.)/u;

/** A spelling without the article in front of it. */
export const withoutArticle = (spelling: string): string => spelling.replace(ARTICLE, '');

const letters = (text: string): string => spellingOf(text).replace(/[^\p{L}\p{N}]/gu, '');

const hasAccent = (text: string): boolean => /\p{M}/u.test(text.normalize('NFD'));

const seen = (word: string): Reason =>
  reason(
    'visible',
    'visible-word',
    'illegal',
    {
      fr: `« ${word} » est sur le plateau`,
      en: `“${word}” is on the board`,
    },
    word,
  );

const accentsApart = (clue: string, word: string): Reason =>
  reason(
    'accents',
    'visible-word',
    'doubtful',
    {
      fr: `seuls les accents séparent « ${clue} » du mot visible ${word}`,
      en: `only the accents tell “${clue}” from the visible word ${word}`,
    },
    word,
  );

/**
 * The same letters with other accents: a typing habit unless both are words of their own. Without a
 * list it is one where a side bears none.
 */
const isTypedOtherwise = (clue: string, word: string, list: WordList | null): boolean =>
  list === null ? !hasAccent(clue) || !hasAccent(word) : !list.isWord(clue) || !list.isWord(word);

/** WORD-5, WORD-6: the clue is a word that lies face up, however it is typed. */
export const visibleWordReasons = (
  clue: ClueText,
  words: readonly string[],
  list: WordList | null,
): readonly Reason[] => {
  const bare = withoutArticle(spellingOf(clue.text));
  const compacts = new Set([clue.compact, compactWord(bare)]);
  compacts.delete('');
  return words.flatMap((word) => {
    if (!compacts.has(compactWord(word))) return [];
    const printed = letters(word);
    const typed = compactWord(bare) === compactWord(word) ? letters(bare) : letters(clue.text);
    const same = typed === printed || clue.fault !== null;
    return same || isTypedOtherwise(typed, printed, list)
      ? [seen(word)]
      : [accentsApart(clue.text, word)];
  });
};
