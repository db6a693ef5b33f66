import {
  type ClueJudge,
  type ClueNumber,
  type Judgement,
  type Play,
  type Reason,
} from '@agent-double/rules';

/** What the referee will say of a clue if it is given now, by the conventions of the table. */
export const previewJudgement = (
  play: Play,
  judge: ClueJudge,
  word: string,
  number: ClueNumber,
): Judgement => {
  const { words, parameters } = play;
  const all = parameters['clue.covered_family'] === 'forbidden';
  const faceUp = words.filter((_, at) => !isCovered(play, at));
  const covered = all ? words.filter((_, at) => isCovered(play, at)) : [];
  const judgement = judge(word, number, [...faceUp, ...covered], parameters);
  return parameters.referee === 'off'
    ? withReasons(judgement.reasons.filter(({ kind }) => kind === 'form'))
    : judgement;
};

const isCovered = (play: Play, at: number): boolean =>
  play.kind === 'duo' ? play.covered[at] === true : play.covered[at] !== null;

const withReasons = (reasons: readonly Reason[]): Judgement => ({
  verdict: reasons.some(({ verdict }) => verdict === 'illegal')
    ? 'illegal'
    : reasons.length > 0
      ? 'doubtful'
      : 'legal',
  reasons,
});
