import { expect, test } from 'vitest';
import { readClue } from './clue-text.ts';

test.each(['chat', 'CHAT', 'Chat', 'I', 'iiI', 'aKz'])(
  'plain letters are read like all others: %s',
  (word) => {
    // A mark at the end is tidied away, and makes it be read letter by letter.
    expect(readClue(word)).toEqual(readClue(`${word}!`));
  },
);
