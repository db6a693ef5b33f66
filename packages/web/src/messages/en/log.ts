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
  intended: (words: string) => `meant ${words}`,
};
