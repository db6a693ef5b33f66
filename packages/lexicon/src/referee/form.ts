import type { Conventions, Reason } from '@agent-double/rules';
import { isDotted, spellingOf, type ClueText } from './clue-text.ts';
import { hyphenReasons } from './hyphen.ts';
import { byConvention, reason } from './reason.ts';
import { severalWordsReasons } from './several-words.ts';
import { withoutArticle } from './visible-word.ts';
import type { WordList } from './word-list.ts';

const ROMAN = /^(?=[MDCLXVI])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u;
const LANGUAGES = {
  en: { fr: 'anglais', en: 'English' },
  de: { fr: 'allemand', en: 'German' },
  es: { fr: 'espagnol', en: 'Spanish' },
  it: { fr: 'italien', en: 'Italian' },
  fr: { fr: 'français', en: 'French' },
} as const;

const abbreviation = (text: string, conventions: Conventions): readonly Reason[] =>
  byConvention('abbreviation', 'abbreviation', conventions['clue.abbreviation'], {
    fr: `« ${text} » est un sigle ou une abréviation`,
    en: `“${text}” is an acronym or abbreviation`,
  });

const properName = (text: string, conventions: Conventions): readonly Reason[] =>
  byConvention('name', 'proper-name', conventions['clue.proper_single'], {
    fr: `« ${text} » est un nom propre`,
    en: `“${text}” is a proper name`,
  });

const unknown = (text: string): Reason =>
  reason('unknown', 'unknown-word', 'doubtful', {
    fr: `« ${text} » n’est pas un mot connu`,
    en: `“${text}” is not a known word`,
  });

const foreign = (
  text: string,
  language: keyof typeof LANGUAGES,
  verdict: Reason['verdict'],
): Reason =>
  reason('foreign', 'foreign', verdict, {
    fr: `« ${text} » est un mot ${LANGUAGES[language].fr} qui n’est pas passé dans l’usage`,
    en: `“${text}” is a word of ${LANGUAGES[language].en} that is not in use here`,
  });

const listedWordReasons = (
  text: string,
  spelling: string,
  conventions: Conventions,
  list: WordList,
): readonly Reason[] => {
  const shouted = text.length > 1 && text === text.toUpperCase();
  const initial = text.slice(0, 1);
  const capital = initial !== initial.toLowerCase();
  if (/\d/u.test(spelling)) return /^\d+$/u.test(spelling) ? [] : [unknown(text)];
  const short = list.isAbbreviation(spelling) && !list.isWord(spelling);
  if (shouted && (short || list.isShortInCapitals(spelling))) {
    return abbreviation(text, conventions);
  }
  if (capital && !shouted && list.isName(spelling)) {
    const found = properName(text, conventions);
    const alsoWord = list.isWord(spelling);
    return alsoWord ? found.map((each) => ({ ...each, verdict: 'doubtful' as const })) : found;
  }
  if (list.isWord(spelling)) return [];
  if (list.isName(spelling)) {
    // A name typed small may be a word of the other language of this game (queen, maison).
    const language = capital && !shouted ? null : list.foreignLanguage(spelling);
    return language === 'en' || language === 'fr'
      ? [foreign(text, language, 'doubtful')]
      : properName(text, conventions);
  }
  if (list.isAbbreviation(spelling)) return abbreviation(text, conventions);
  if (list.isWordUnaccented(spelling)) return [];
  if (shouted && ROMAN.test(text)) return [];
  const language = list.foreignLanguage(spelling);
  // A capital may make it a name that no list has (Bolt); German has one on every noun.
  const perhapsName = capital && !shouted && language !== 'de';
  if (language !== null) return [foreign(text, language, perhapsName ? 'doubtful' : 'illegal')];
  const unpronounceable = !/[aeiouyàâäéèêëîïôöùûü]/u.test(spelling);
  if (shouted && (unpronounceable || text.length <= 4)) return abbreviation(text, conventions);
  return [unknown(text)];
};

/** Strips an article in front of a clue, unless the whole is a word (aujourd’hui, presqu’île). */
const coreOf = (text: string, list: WordList | null): string => {
  const spelling = spellingOf(text);
  if (!/^(?:l|d|qu)'/iu.test(spelling) || list?.isWord(spelling) === true) return text;
  return text.slice(spelling.length - withoutArticle(spelling).length);
};

/**
 * WORD-7 to WORD-14: whether the clue counts as one word. Without a list only what shows in the
 * writing is judged: spaces, hyphens, dots.
 */
export const formReasons = (
  clue: ClueText,
  conventions: Conventions,
  list: WordList | null,
): readonly Reason[] => {
  const text = coreOf(clue.text, list);
  const spelling = spellingOf(text);
  if (text.includes(' ')) return severalWordsReasons(text, clue.text, conventions, list);
  if (text.includes('-')) return hyphenReasons(text, conventions, list);
  if (isDotted(text)) return abbreviation(text, conventions);
  if (spelling.length === 1) return [];
  if (list !== null) return listedWordReasons(text, spelling, conventions, list);
  if (/\d/u.test(text) && /\p{L}/u.test(text)) return [unknown(text)];
  const acronym = text === text.toUpperCase() && !/[AEIOUY\d]/u.test(clue.folded.toUpperCase());
  return acronym ? abbreviation(text, conventions) : [];
};
