import { isCooperative, type Team, type TeamsPlay } from '@agent-double/rules';
import type { Messages } from '../messages/messages.ts';

/** How a game ended: who plays together has won or lost it, of two teams one has won. */
export const winSaid = (
  { mode, start }: Pick<TeamsPlay, 'mode' | 'start'>,
  winner: Team | null,
  say: Messages,
): string => {
  if (winner === null) return say.end.abandoned;
  if (!isCooperative(mode)) return say.end.wins[winner];
  return winner === start ? say.end.youWin : say.end.youLose;
};
