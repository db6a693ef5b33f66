import type { ClueJudge, Judgement, Reason, ReasonKind } from '../clue.ts';
import { foldWord } from '../word.ts';

const because = { fr: 'pour l’essai', en: 'for the test' };
const reason = (kind: ReasonKind, verdict: Reason['verdict'], word?: string): Reason => ({
  rule: 'CLUE',
  kind,
  verdict,
  because,
  ...(word === undefined ? {} : { word }),
});

const illegal = (one: Reason): Judgement => ({ verdict: 'illegal', reasons: [one] });

/**
 * A referee whose verdict is written on the clue: `two words` are no clue, a word that it is shown
 * can't be given, `~` makes it illegal and `?` doubtful.
 */
export const plainJudge: ClueJudge = (word, _number, words) => {
  if (word.includes(' ')) return illegal(reason('form', 'illegal'));
  const shown = words.find((visible) => foldWord(visible) === foldWord(word));
  if (shown !== undefined) return illegal(reason('visible-word', 'illegal', shown));
  if (word.startsWith('~')) return illegal(reason('family', 'illegal'));
  return word.startsWith('?')
    ? { verdict: 'doubtful', reasons: [reason('translation', 'doubtful')] }
    : { verdict: 'legal', reasons: [] };
};
