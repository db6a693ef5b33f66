import { MIN_OWN_WORDS, type OwnWordsProblem } from '@agent-double/lexicon';
import { MAX_OWN_WORD_LENGTH, MAX_OWN_WORDS } from '@agent-double/rules';
import type { Book } from '../rules-page/book.ts';

/** What is wrong with a pasted list, in words. */
export const problemText = (problem: OwnWordsProblem, { own }: Pick<Book, 'own'>): string => {
  switch (problem.code) {
    case 'words/text-too-long':
      return own.textTooLong;
    case 'words/too-few':
      return own.tooFew(problem.count, MIN_OWN_WORDS);
    case 'words/too-many':
      return own.tooMany(problem.count, MAX_OWN_WORDS);
    case 'words/empty':
      return own.line(problem.line) + own.empty;
    case 'words/too-long':
      return own.line(problem.line) + own.tooLong(problem.word, MAX_OWN_WORD_LENGTH);
    case 'words/characters':
      return own.line(problem.line) + own.characters(problem.word);
    case 'words/duplicate':
      return own.line(problem.line) + own.duplicate(problem.word, problem.firstLine);
  }
};
