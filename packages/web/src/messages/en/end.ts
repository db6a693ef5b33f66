import type { Messages } from '../messages.ts';

export const end: Messages['end'] = {
  wins: { red: 'Red wins', blue: 'Blue wins' },
  youWin: 'You win!',
  youLose: 'You lose',
  abandoned: 'Game abandoned',
};
