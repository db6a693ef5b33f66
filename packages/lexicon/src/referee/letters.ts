import { foldWord, type ClueNumber, type Reason } from '@agent-double/rules';
import { compactWord } from './clue-text.ts';
import { reason } from './reason.ts';

const VOCABULARY: Readonly<Record<'fr' | 'en', ReadonlySet<string>>> = {
  fr: new Set(
    (
      'voyelle consonne lettre syllabe initiale majuscule minuscule palindrome anagramme acrostiche ' +
      'orthographe cedille trema circonflexe apostrophe diphtongue rime homonyme homophone synonyme acronyme sigle ' +
      'pluriel singulier masculin feminin prefixe suffixe graphie epeler consonance monosyllabe ' +
      'dissyllabe diagonale colonne rangee gauche droite haut bas milieu centre adjacent'
    ).split(' '),
  ),
  en: new Set(
    (
      'vowel consonant letter syllable initial uppercase lowercase capital anagram palindrome spelling ' +
      'apostrophe rhyme homonym homophone synonym acronym plural singular prefix suffix diagonal column row left ' +
      'right top bottom middle adjacent above below'
    ).split(' '),
  ),
};

const SPELLING_WORD =
  /^(?:lettres?|voyelles?|consonnes?|syllabes?|letters?|vowels?|consonants?|syllables?|rimes?|rhymes?)$/u;
const PLACE_WORDS = new Set(
  (
    'haut bas gauche droite milieu centre cote coin bord dessus dessous ligne colonne rangee diagonale ' +
    'premier premiere deuxieme troisieme quatrieme cinquieme dernier derniere ' +
    'left right top bottom middle corner edge above below row column first second third fourth fifth last'
  ).split(' '),
);
const BETWEEN = new Set(
  'en tout a au la le l du de un une dans sur et the in on at of to'.split(' '),
);

/** Several words that speak of nothing but letters or places. */
const isLetterPhrase = (folded: string): boolean => {
  const tokens = folded.split(/[ '-]/u).filter((token) => token !== '');
  if (tokens.length < 2) return false;
  if (tokens.some((token) => SPELLING_WORD.test(token))) return true;
  const telling = tokens.filter((token) => !BETWEEN.has(token));
  return telling.length > 0 && telling.every((token) => PLACE_WORDS.has(token));
};

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'zero:0 un:1 une:1 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 ' +
    'one:1 two:2 three:3 four:4 five:5 seven:7 eight:8 nine:9 ten:10'
  )
    .split(' ')
    .map((pair) => {
      const [word = '', value = ''] = pair.split(':');
      return [word, Number(value)] as const;
    }),
);

const initialReason = (
  clue: string,
  number: ClueNumber,
  words: readonly string[],
): Reason | null => {
  const starting = words.filter((word) => compactWord(word).startsWith(clue));
  const [first] = starting;
  if (first === undefined) return null;
  const certain = starting.length > 1 && number !== 1;
  return reason(
    'initial',
    'letters',
    certain ? 'illegal' : 'doubtful',
    {
      fr: `la lettre ${clue.toUpperCase()} commence un mot visible : ${starting.join(', ')}`,
      en: `the letter ${clue.toUpperCase()} begins a visible word: ${starting.join(', ')}`,
    },
    first,
  );
};

/** Lengths above which a number can't stand for cards in a row. */
const MAX_IN_A_ROW = 5;

const numberReason = (clue: string, number: ClueNumber): Reason | null => {
  const value = /^\d+$/u.test(clue) ? Number(clue) : NUMBERS[clue];
  if (value === undefined || value !== number || value < 2 || value > MAX_IN_A_ROW) return null;
  return reason('number', 'number', 'doubtful', {
    fr: `« ${clue}, ${number} » peut désigner des cartes alignées ou comptées`,
    en: `“${clue}, ${number}” may point at cards in a row or counted`,
  });
};

const isVocabulary = (folded: string, lang: 'fr' | 'en'): boolean =>
  VOCABULARY[lang].has(folded) || VOCABULARY[lang].has(folded.replace(/s$/u, ''));

/**
 * WORD-26 to WORD-28: the clue may speak of letters, places or lengths instead of a sense. Phrases
 * that do nothing else are certain; single words that also have a sense are a doubt.
 */
export const lettersReasons = (
  text: string,
  number: ClueNumber,
  words: readonly string[],
  lang: 'fr' | 'en',
  isKnown: boolean,
): readonly Reason[] => {
  const folded = foldWord(text);
  if (/^\p{L}$/u.test(folded)) {
    const found = initialReason(folded, number, words);
    return found === null ? [] : [found];
  }
  const counted = numberReason(folded, number);
  if (counted !== null) return [counted];
  if (!isKnown && isLetterPhrase(folded)) {
    return [
      reason('lettersAndPlaces', 'letters', 'illegal', {
        fr: `« ${text} » parle des lettres ou de la place, pas du sens`,
        en: `“${text}” speaks of letters or places, not of a sense`,
      }),
    ];
  }
  if (!isVocabulary(folded, lang)) return [];
  return [
    reason('lettersAndPlaces', 'letters', 'doubtful', {
      fr: `« ${text} » peut parler des lettres ou de la place d’une carte`,
      en: `“${text}” may speak of a card’s letters or place`,
    }),
  ];
};
