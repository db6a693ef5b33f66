import type { Conventions, Reason } from '@agent-double/rules';
import type { Lexicon } from '../lexicon.ts';
import { soundsNear } from './near-sound.ts';
import { reason } from './reason.ts';

const homophoneVerdict = (conventions: Conventions): Reason['verdict'] | null => {
  switch (conventions['clue.homophone']) {
    case 'allowed':
      return null;
    case 'forbidden':
      return 'illegal';
    case 'ask':
    case 'allowed_if_meaning':
      return 'doubtful';
  }
};

/**
 * WORD-24, WORD-25: the clue sounds like a visible word. The same sound is certain; a rhyme or a
 * near sound may be innocent, so it is only a doubt, unless the table allows it.
 */
export const soundReason = (
  clue: string,
  word: string,
  printed: string,
  conventions: Conventions,
  lexicon: Lexicon,
): Reason | null => {
  const mine = lexicon.sounds(clue);
  const theirs = lexicon.sounds(word);
  const same = mine.filter((sounds) => sounds !== '' && theirs.includes(sounds)).length;
  if (same > 0) {
    const verdict = homophoneVerdict(conventions);
    const always = mine.length === 1 && theirs.length === 1;
    if (verdict === null) return null;
    return reason(
      'homophone',
      'homophone',
      always ? verdict : 'doubtful',
      {
        fr: `« ${clue} » se prononce comme ${printed}`,
        en: `“${clue}” sounds the same as ${printed}`,
      },
      printed,
    );
  }
  if (conventions['clue.rhyme_only'] === 'allowed') return null;
  const near = mine.some((a) => theirs.some((b) => soundsNear(a, b, lexicon.soundLetters)));
  if (!near) return null;
  return reason(
    'nearSound',
    'sound',
    'doubtful',
    {
      fr: `« ${clue} » sonne presque comme ${printed}`,
      en: `“${clue}” sounds almost like ${printed}`,
    },
    printed,
  );
};
