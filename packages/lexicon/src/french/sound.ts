import { SOUND_EXCEPTIONS } from './sound-exceptions.ts';
import { SOUND_RULES } from './sound-rules.ts';

const tidy = (sounds: string): string => sounds.replace(/(.)\1+/gu, '$1').replace(/@/gu, '');

const byRules = (word: string): string => {
  let sounds = '';
  for (let at = 0; at < word.length;) {
    const letter = word.charAt(at);
    const rule = SOUND_RULES.get(letter)?.find(({ pattern }) => {
      pattern.lastIndex = at;
      return pattern.test(word);
    });
    if (rule === undefined) at += 1;
    else {
      sounds += rule.sounds;
      at = Math.max(at + 1, rule.pattern.lastIndex);
    }
  }
  return sounds;
};

const soundOfPart = (word: string): string => tidy(SOUND_EXCEPTIONS.get(word) ?? byRules(word));

/**
 * How French says a word, one letter a sound (see sound-rules.ts), each way where there are
 * several. `isPlainVerb` tells that a final -ent is the silent ending of a verb.
 */
export const soundsOf = (spelling: string, isPlainVerb: boolean): readonly string[] => {
  const listed =
    SOUND_EXCEPTIONS.get(spelling) ?? SOUND_EXCEPTIONS.get(spelling.replace(/s$/u, ''));
  if (listed !== undefined) return listed.split('/').map(tidy);
  const parts = spelling.split(/[' -]/u);
  if (parts.length > 1) return [parts.map(soundOfPart).join('')];
  return [tidy(byRules(isPlainVerb ? spelling.replace(/(?<!i)ent$/u, 'e') : spelling))];
};
