import type { ClueJudge, ClueNumber, Conventions, Judgement, Reason } from '@agent-double/rules';
import type { Lexicon } from '../lexicon.ts';
import { compactWord, readClue, spellingOf, type ClueText } from './clue-text.ts';
import { familyReason, participleReason } from './family.ts';
import { formReasons } from './form.ts';
import { lettersReasons } from './letters.ts';
import { clippingReason, partReason } from './part.ts';
import { judgementOf } from './reason.ts';
import { soundReason } from './sound.ts';
import { faultReason } from './text-fault.ts';
import { adoptedReasons, translationReason } from './translation.ts';
import { visibleWordReasons, withoutArticle } from './visible-word.ts';

/** An article or a small word that runs into the next one. */
const ELIDED = /^(?:l|d|qu)'/u;

const againstWord = (
  clue: string,
  printed: string,
  conventions: Conventions,
  lexicon: Lexicon,
): readonly Reason[] => {
  const word = spellingOf(printed);
  if (clue.length < 2) return [];
  const found = [
    clippingReason(clue, word, printed, lexicon),
    partReason(clue, word, printed, lexicon),
    compactWord(clue) === compactWord(word)
      ? participleReason(clue, word, printed, lexicon)
      : familyReason(clue, word, printed, lexicon),
    translationReason(clue, word, printed, conventions, lexicon),
  ].filter((each) => each !== null);
  if (found.some((each) => each.verdict === 'illegal')) return found;
  const sound = soundReason(clue, word, printed, conventions, lexicon);
  // Another doubt adds nothing to a doubt; a certain homophone does (sole for SOL).
  return sound === null || (found.length > 0 && sound.verdict === 'doubtful')
    ? found
    : [...found, sound];
};

/** What the ear takes for a visible word though the eye sees an article (l’art for LARD). */
const elidedReasons = (
  whole: string,
  words: readonly string[],
  conventions: Conventions,
  lexicon: Lexicon,
): readonly Reason[] =>
  words.flatMap((word) => {
    const heard = soundReason(whole, spellingOf(word), word, conventions, lexicon);
    return heard?.kind === 'homophone' ? [heard] : [];
  });

/** The form of the clue. What says a visible word in another language is judged as a translation. */
const ownFormReasons = (
  clue: ClueText,
  spelling: string,
  words: readonly string[],
  conventions: Conventions,
  lexicon: Lexicon,
): readonly Reason[] => {
  const found = formReasons(clue, conventions, lexicon);
  const translates =
    found.some(({ kind }) => kind === 'foreign') &&
    words.some((word) => lexicon.translationLanguage(spelling, spellingOf(word)) !== null);
  return translates ? found.filter(({ kind }) => kind !== 'foreign') : found;
};

const judgeText = (
  clue: ClueText,
  number: ClueNumber,
  words: readonly string[],
  conventions: Conventions,
  lexicon: Lexicon,
): Judgement => {
  const visible = visibleWordReasons(clue, words, lexicon);
  if (clue.fault !== null) return judgementOf([...visible, faultReason(clue.fault)]);
  const seen = new Set(
    visible.filter((each) => each.verdict === 'illegal').map((each) => each.word),
  );
  const whole = spellingOf(clue.text);
  const spelling = lexicon.isWord(whole) ? whole : withoutArticle(whole);
  const known = lexicon.isWord(whole) || lexicon.isExpression(whole);
  return judgementOf([
    ...visible,
    ...words
      .filter((word) => !seen.has(word))
      .flatMap((word) => againstWord(spelling, word, conventions, lexicon)),
    ...(spelling !== whole && ELIDED.test(whole)
      ? elidedReasons(whole, words, conventions, lexicon)
      : []),
    ...ownFormReasons(clue, spelling, words, conventions, lexicon),
    ...lettersReasons(clue.text, number, words, lexicon.lang, known),
    ...adoptedReasons(spelling, conventions, lexicon),
  ]);
};

/** The referee of a language: judges a clue against the words that lie face up. */
export const judgeWith =
  (lexicon: Lexicon): ClueJudge =>
  (word, number, words, conventions) =>
    judgeText(readClue(word), number, words, conventions, lexicon);
