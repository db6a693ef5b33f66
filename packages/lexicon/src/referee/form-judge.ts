import type { ClueJudge } from '@agent-double/rules';
import { readClue } from './clue-text.ts';
import { formReasons } from './form.ts';
import { judgementOf } from './reason.ts';
import { faultReason } from './text-fault.ts';
import { visibleWordReasons } from './visible-word.ts';

/**
 * Judges by the writing alone, without any list of words: a readable clue, not a visible word, one
 * word as far as that shows. Serves tables that switch the referee off.
 */
export const formJudge: ClueJudge = (word, _number, words, conventions) => {
  const clue = readClue(word);
  const visible = visibleWordReasons(clue, words, null);
  const form =
    clue.fault === null ? formReasons(clue, conventions, null) : [faultReason(clue.fault)];
  return judgementOf([...visible, ...form]);
};
