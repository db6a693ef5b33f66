import type { Messages } from '../messages.ts';

export const log: Messages['log'] = {
  title: 'Log',
  nothing: 'Nothing yet.',
  noClue: 'no clue',
  penalty: 'penalty',
  enemy: 'opponent',
  undone: 'taken back',
  void: 'invalid clue',
  unknown: 'this computer does not know that word',
  then: '; ',
  rejected: (clue: string, near: string) => `put aside: ${clue}, too close to ${near}`,
  danger: (word: string) => `wary of ${word}`,
  intended: (words: string) => `meant ${words}`,
};
