import type { Lexicon } from '@agent-double/lexicon';
import { wordKey, type Knowledge } from './knowledge.ts';
import { remembered } from './remembered.ts';

/** How readily each kind of word is said as a clue. */
const EASE = { noun: 1, name: 0.9, other: 0.85, rareNoun: 0.8, rareOther: 0.5, never: 0 } as const;
/** Letters of the shortest clue, and of the longest. */
const SHORTEST = 2;
const LONGEST = 14;

type Words = Pick<Lexicon, 'commonWords' | 'isName' | 'isWord' | 'readings'>;

/**
 * How readily a player of the language says a clue: 0 for what is no word of it in its base form,
 * such as plurals, verb forms and compounds made up for an association.
 */
export const easeIn = (lexicon: Words): ((clue: string) => number) => {
  const common = new Set(lexicon.commonWords().map(wordKey));
  return remembered((clue) => {
    const key = wordKey(clue);
    if (key.length < SHORTEST || key.length > LONGEST || /[\s']/u.test(key)) return EASE.never;
    const readings = lexicon.readings(key);
    const named = clue !== clue.toLowerCase() && lexicon.isName(key);
    if (named) return key.includes('-') ? EASE.never : EASE.name;
    if (!lexicon.isWord(key)) return EASE.never;
    const own = readings.filter(({ lemma }) => lemma === key);
    if (own.length === 0) return EASE.never;
    const noun = own.some(({ pos }) => pos === 'n');
    if (common.has(key)) return noun ? EASE.noun : EASE.other;
    return noun ? EASE.rareNoun : EASE.rareOther;
  });
};

/** `knowledge` that proposes only clues that can be said, and tells how readily. */
export const sayable = (knowledge: Knowledge, ease: (clue: string) => number): Knowledge => {
  const cluesFor = remembered((word) => knowledge.cluesFor(word).filter((clue) => ease(clue) > 0));
  return { ...knowledge, ease, cluesFor };
};
