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
import type { Play } from './table.ts';
import { UNSEEN } from './unseen.ts';
import { foldWord } from './word.ts';

/** What a clue is checked against. */
export interface ClueCheck {
  readonly parameters: Parameters;
  /** Words that restrict the clues: none where the referee is switched off. */
  readonly words: readonly string[];
  /** Clues of this game, where none may be given again. */
  readonly earlier: readonly Clue[];
  readonly judge: ClueJudge;
}

/** What a clue given now in `play` is checked against. */
export const clueCheckOf = (play: Play, judge: ClueJudge): ClueCheck => {
  const { parameters } = play;
  return {
    parameters,
    words: parameters.referee === 'off' ? [] : restrictingWords(play),
    earlier: parameters['clue.repeat'] === 'forbidden' ? cluesOf(play) : [],
    judge,
  };
};

const cluesOf = ({ log }: Play): readonly Clue[] =>
  log.flatMap(({ clue }) => (clue === null ? [] : [clue]));

/** Words that lie face up, and the covered ones where those go on to restrict the clues. */
const restrictingWords = ({ parameters, words, covered }: Play): readonly string[] =>
  parameters['clue.covered_family'] === 'forbidden'
    ? words
    : words.filter((_, at) => !(covered as readonly unknown[])[at]);

/** What the referee finds in a clue that the table heeds: switched off, its form alone. */
export const heededReasons = (
  { parameters, words, judge }: ClueCheck,
  { word, number }: Clue,
): readonly Reason[] => {
  const { reasons } = judge(word, number, words, parameters);
  return parameters.referee === 'off' ? reasons.filter(({ kind }) => kind === 'form') : reasons;
};

/** Marks around a word, which would say it in a tone of voice. */
const AROUND = /^[\s\p{P}\p{S}]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[\s\p{P}\p{S}]+$/gu;

/** A word as it is said: composed, without spaces or marks around it. */
export const saidWord = (word: string): string => word.normalize('NFC').trim().replace(AROUND, '');

/** Longest text that is looked at: decomposed, one letter takes four units at the worst. */
const MAX_RAW_LENGTH = 4 * MAX_CLUE_LENGTH;

/** The word as it will be shown, or why it can't be said at all, whatever a referee makes of it. */
export const sayable = (word: string): Result<string, Refusal> => {
  if (word.length > MAX_RAW_LENGTH) return err(refusal('clue/too-long'));
  const said = saidWord(word);
  if (said.length > MAX_CLUE_LENGTH) return err(refusal('clue/too-long'));
  if (said.length === 0) return err(refusal('clue/empty'));
  return UNSEEN.test(said) ? err(refusal('clue/characters')) : ok(said);
};

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
  const problem = numberProblem(check.parameters, number);
  if (problem !== null) return err(refusal(problem));
  const said = sayable(word);
  if (!said.ok) return said;
  if (check.parameters['clue.repeat'] === 'forbidden' && isRepeated(check, said.value)) {
    return err(refusal('clue/repeated'));
  }
  return judged(check, { word: said.value, number }, insist);
};

const isRepeated = ({ earlier }: ClueCheck, word: string): boolean => {
  const folded = foldWord(word);
  return earlier.some((clue) => foldWord(clue.word) === folded);
};

/** Why a clue can't carry this number at a table with these parameters, or null. */
export const numberProblem = (parameters: Parameters, number: ClueNumber): RefusalCode | null => {
  if (clueNumber(number) === null) return 'clue/number';
  if (number === 'unlimited') {
    return parameters['clue.unlimited'] === 'forbidden'
      ? 'clue/unlimited-not-played'
      : expertProblem(parameters);
  }
  if (number === 0) {
    return parameters['clue.zero'] === 'forbidden'
      ? 'clue/zero-not-played'
      : expertProblem(parameters);
  }
  const max = parameters['clue.number_max'];
  return max !== null && number > max ? 'clue/number-too-big' : null;
};

/** Zero and unlimited wait until the table says that it is practised, where they are for those. */
const expertProblem = (parameters: Parameters): RefusalCode | null =>
  parameters['clue.expert_toggle'] && !parameters['clue.expert'] ? 'clue/for-experts' : null;

const judged = (
  check: ClueCheck,
  clue: Clue,
  insist: boolean,
): Result<{ readonly clue: Clue; readonly doubts: readonly Reason[] }, Refusal> => {
  const { referee } = check.parameters;
  const heeded = heededReasons(check, clue);
  const illegal = heeded.find((reason) => reason.verdict === 'illegal');
  if (illegal === undefined) return ok({ clue, doubts: referee === 'off' ? [] : heeded });
  const insistable = referee === 'advise';
  if (insistable && insist) return ok({ clue, doubts: heeded });
  return err({ code: `clue/${illegal.kind}`, reasons: heeded, insistable });
};
