import type { Messages } from '../messages.ts';

export const log: Messages['log'] = {
  title: 'Log',
  nothing: 'Nothing yet.',
  turn: (number: number) => `Turn ${number}`,
  noClue: 'no clue',
  thinking: '…',
  penalty: 'penalty',
  enemy: 'opponent',
  undone: 'taken back',
  void: 'invalid clue',
  then: '; ',
  rejected: (clue: string, near: string) => `put aside: ${clue}, too close to ${near}`,
  danger: (word: string) => `wary of ${word}`,
  intended: (words: string) => `meant ${words}`,
};
