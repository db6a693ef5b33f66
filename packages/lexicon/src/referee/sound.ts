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
 * WORD-24, WORD-25: the clue sounds like a visible word. The same sound is certain where both are
 * usually said so; a rhyme or a near sound may be innocent: a doubt, unless the table allows it.
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
  const listed = lexicon.homophone(clue, word);
  if (listed !== null || mine.some((sounds) => sounds !== '' && theirs.includes(sounds))) {
    const verdict = homophoneVerdict(conventions);
    const usual = listed === null ? mine[0] === theirs[0] : listed === 'alike';
    if (verdict === null) return null;
    const byMeaning = conventions['clue.homophone'] === 'allowed_if_meaning';
    return reason(
      'homophone',
      'homophone',
      usual ? verdict : 'doubtful',
      {
        fr: `« ${clue} » se prononce comme ${printed}${byMeaning ? ' : permis pour son sens seul' : ''}`,
        en: `“${clue}” sounds the same as ${printed}${byMeaning ? ': allowed for its meaning alone' : ''}`,
      },
      printed,
    );
  }
  if (conventions['clue.rhyme_only'] === 'allowed') return null;
  const near = mine.some((a) => theirs.some((b) => soundsNear(a, b, lexicon.soundLetters)));
  if (!near) return null;
  const asked = conventions['clue.rhyme_only'] === 'ask';
  return reason(
    'nearSound',
    'sound',
    'doubtful',
    {
      fr: `« ${clue} » sonne presque comme ${printed}${asked ? '' : ' : interdit s’il ne fait que rimer'}`,
      en: `“${clue}” sounds almost like ${printed}${asked ? '' : ': forbidden if it only rhymes'}`,
    },
    printed,
  );
};
