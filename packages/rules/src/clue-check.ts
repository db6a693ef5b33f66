import {
  clueNumber,
  MAX_CLUE_LENGTH,
  type Clue,
  type ClueJudge,
  type ClueNumber,
  type Reason,
} from './clue.ts';
import type { Parameters } from './parameter.ts';
import { refusal, type Refusal, type RefusalCode } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { foldWord } from './word.ts';

/** What a clue is checked against. */
export interface ClueCheck {
  readonly parameters: Parameters;
  /** Words face up, and those already covered. */
  readonly visible: readonly string[];
  readonly coveredWords: readonly string[];
  readonly earlier: readonly Clue[];
  readonly judge: ClueJudge;
}

/** Line breaks and other control characters never belong to a clue. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** Marks around a word, which would say it in a tone of voice. */
const AROUND = /^[\s\p{P}\p{S}]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[\s\p{P}\p{S}]+$/gu;

/** A word as it is said: composed, without spaces or marks around it. */
export const saidWord = (word: string): string => word.normalize('NFC').trim().replace(AROUND, '');

/**
 * The clue as it will be shown, with what the referee doubts; or why it can't be given. An illegal
 * clue passes when it `insist`s, unless the table's referee is strict (docs/RULES.md CLUE).
 */
export const checkClue = (
  check: ClueCheck,
  word: string,
  number: ClueNumber,
  insist: boolean,
): Result<{ readonly clue: Clue; readonly doubts: readonly Reason[] }, Refusal> => {
  const numberProblem = checkNumber(check.parameters, number);
  if (numberProblem !== null) return err(refusal(numberProblem));
  if (word.length > MAX_CLUE_LENGTH) return err(refusal('clue/too-long'));
  const shown = saidWord(word);
  if (shown.length === 0) return err(refusal('clue/empty'));
  if (CONTROL.test(shown)) return err(refusal('clue/characters'));
  const repeated = check.earlier.some((clue) => foldWord(clue.word) === foldWord(shown));
  if (repeated && check.parameters['clue.repeat'] === 'forbidden') {
    return err(refusal('clue/repeated'));
  }
  return judged(check, { word: shown, number }, insist);
};

const checkNumber = (parameters: Parameters, number: ClueNumber): RefusalCode | null => {
  if (clueNumber(number) === null) return 'clue/number';
  if (number === 'unlimited') {
    return parameters['clue.unlimited'] === 'forbidden' ? 'clue/unlimited-not-played' : null;
  }
  if (number === 0 && parameters['clue.zero'] === 'forbidden') return 'clue/zero-not-played';
  const max = parameters['clue.number_max'];
  return max !== null && number > max ? 'clue/number-too-big' : null;
};

const judged = (
  check: ClueCheck,
  clue: Clue,
  insist: boolean,
): Result<{ readonly clue: Clue; readonly doubts: readonly Reason[] }, Refusal> => {
  const { parameters, visible, coveredWords, judge } = check;
  const words =
    parameters['clue.covered_family'] === 'forbidden' ? [...visible, ...coveredWords] : visible;
  const { reasons } = judge(clue.word, clue.number, words, parameters);
  const referee = parameters.referee;
  const heeded = referee === 'off' ? reasons.filter((reason) => reason.kind === 'form') : reasons;
  const illegal = heeded.find((reason) => reason.verdict === 'illegal');
  if (illegal === undefined) return ok({ clue, doubts: referee === 'off' ? [] : heeded });
  const insistable = referee === 'advise';
  if (insistable && insist) return ok({ clue, doubts: heeded });
  return err({ code: `clue/${illegal.kind}`, reasons: heeded, insistable });
};
