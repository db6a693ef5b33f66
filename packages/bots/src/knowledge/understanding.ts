import type { Knowledge } from './knowledge.ts';
import { remembered } from './remembered.ts';
import type { Reader } from './reader.ts';

/** How much of a link is left when it is only one of a base form, or of a part of a compound. */
const BASE = 0.97;
const PART = 0.8;

interface Form {
  readonly word: string;
  readonly share: number;
}

/**
 * `knowledge` that also understands other forms of the words that it has, and compounds by their
 * parts. A word that no form of is known stays unknown.
 */
export const understanding = (knowledge: Knowledge, reader: Reader): Knowledge => {
  const formsOf = remembered((word): readonly Form[] => {
    const { whole, parts } = reader(word);
    const known = whole.filter((form) => knowledge.knows(form));
    if (known.length > 0) {
      return known.map((form, at) => ({ word: form, share: at === 0 ? 1 : BASE }));
    }
    return parts
      .flatMap((part) => reader(part).whole.find((form) => knowledge.knows(form)) ?? [])
      .map((part) => ({ word: part, share: PART }));
  });
  return {
    ...knowledge,
    knows: (word) => formsOf(word).length > 0,
    relate: (clue, word) => {
      let best = 0;
      for (const one of formsOf(clue)) {
        for (const other of formsOf(word)) {
          const share = one.share * other.share;
          best = Math.max(best, share * knowledge.relate(one.word, other.word));
        }
      }
      return best;
    },
    cluesFor: (word) => [
      ...new Set(formsOf(word).flatMap((form) => knowledge.cluesFor(form.word))),
    ],
  };
};
