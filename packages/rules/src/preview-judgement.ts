import { clueCheckOf, heededReasons } from './clue-check.ts';
import type { ClueJudge, ClueNumber, Judgement } from './clue.ts';
import type { Play } from './table.ts';

/** What the referee will say of a clue if it is given now, by the conventions of the table. */
export const previewJudgement = (
  play: Play,
  judge: ClueJudge,
  word: string,
  number: ClueNumber,
): Judgement => {
  const reasons = heededReasons(clueCheckOf(play, judge), { word, number });
  return {
    verdict: reasons.some(({ verdict }) => verdict === 'illegal')
      ? 'illegal'
      : reasons.length > 0
        ? 'doubtful'
        : 'legal',
    reasons,
  };
};
