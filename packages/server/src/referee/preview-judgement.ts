import {
  clueCheckOf,
  heededReasons,
  type ClueJudge,
  type ClueNumber,
  type Judgement,
  type Play,
} from '@agent-double/rules';

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
