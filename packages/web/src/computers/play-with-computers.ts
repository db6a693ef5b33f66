import type { BotLevel, Language } from '@agent-double/rules';
import type { Room } from '../room/room.svelte.ts';
import { fillWithComputers } from './seat-computers.ts';

/**
 * Starts a game of one person who guesses for red, computers everywhere else; says whether it
 * runs. Where the server refuses a step, the table stays as it is by then and the room complains.
 */
export const playWithComputers = async (
  room: Pick<Room, 'seen' | 'tell'>,
  level: BotLevel,
  language: Language,
): Promise<boolean> =>
  (await room.tell({ type: 'takeSeat', seat: 'red.operative' })) &&
  (await fillWithComputers(room, level, language)) &&
  (await room.tell({ type: 'startGame' }));
